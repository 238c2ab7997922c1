package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArchitectureTest {
    /** Sizes of public files, without header, text and the two hashes after them. */
    @ParameterizedTest
    @CsvSource({
        "K-P 256x2-32-32, 893732",
        "HalfKP 256x2-32-32, 64216868",
        "HalfKP 512x2-8-64, 128408932",
        "HalfKP 512x2-8-96, 128410116",
        "HalfKP 512x2-16-32, 128415972",
        "HalfKP 768x2-16-64, 192624516",
        "HalfKP 1024x2-8-32, 256814276",
        "HalfKP 1024x2-8-64, 256815460"
    })
    void sizesAreThoseOfPublicFiles(String name, long size) {
        assertEquals(size + 8, named(name).sizeAfterText());
    }

    @ParameterizedTest
    @CsvSource({
        "K-P 256x2-32-32, 5C6464A9, 3F5715FF, 63337156",
        "HalfKP 256x2-32-32, 3E5AA6EE, 5D69D7B8, 63337156",
        "HalfKP 512x2-16-32, 3E5AA772, 5D69D1B8, 633376CA",
        "HalfKP 1024x2-8-32, 3E5AB7EC, 5D69DDB8, 63336A54"
    })
    void hashesAreThoseOfPublicFiles(String name, String file, String transformer, String network) {
        assertEquals(Integer.parseUnsignedInt(file, 16), named(name).hash());
        assertEquals(Integer.parseUnsignedInt(transformer, 16), named(name).transformerHash());
        assertEquals(Integer.parseUnsignedInt(network, 16), named(name).networkHash());
    }

    private static Architecture named(String name) {
        return Architecture.KNOWN.stream()
                .filter(known -> known.toString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void textsAreWrittenAndRead() {
        assertEquals(
                "Features=HalfKP(Friend)[125388->512x2],Network=AffineTransform[1<-32](ClippedReLU[32](AffineTransform[32<-16]"
                        + "(ClippedReLU[16](AffineTransform[16<-1024](InputSlice[1024(0:1024)])))))",
                TestNet.text(named("HalfKP 512x2-16-32")));
        for (Architecture known : Architecture.KNOWN) {
            assertEquals(Optional.of(known), Architecture.parse(TestNet.text(known)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Features=",
                "Features=HalfKA[1->256x2],Network=AffineTransform[1<-32](AffineTransform[32<-32](AffineTransform[32<-512]",
                "Features=K+P[1->0x2],Network=AffineTransform[1<-32](AffineTransform[32<-32](AffineTransform[32<-512]",
                "Features=K+P[1->33x2],Network=AffineTransform[1<-32](AffineTransform[32<-32](AffineTransform[32<-512]",
                "Features=K+P[1->256x2],Network=AffineTransform[2<-32](AffineTransform[32<-32](AffineTransform[32<-512]",
                "Features=K+P[1->256x2],Network=AffineTransform[1<-32](AffineTransform[32<-32]",
                "Features=K+P[1->256x2],Network=AffineTransform[1<-0](AffineTransform[0<-32](AffineTransform[32<-512]"
            })
    void otherTextsGiveNoArchitecture(String text) {
        assertEquals(Optional.empty(), Architecture.parse(text));
    }
}

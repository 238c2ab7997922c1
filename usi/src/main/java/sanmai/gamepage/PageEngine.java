package sanmai.gamepage;

import com.google.common.io.BaseEncoding;
import com.google.common.io.Resources;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import sanmai.search.eval.net.NetText;
import sanmai.search.eval.net.ShippedNet;

/** The engine in a page: its script and the shipped net, packed, in elements that no browser runs by itself. */
final class PageEngine {
    private static final String SCRIPT = "sanmai/browser/engine.js";

    private PageEngine() {}

    /** The elements. */
    static String elements() {
        return element("engine-script", script())
                + element(
                        "engine-net", NetText.write(ShippedNet.get(), List.of()).getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] script() {
        try {
            return Resources.toByteArray(Resources.getResource(SCRIPT));
        } catch (IOException e) {
            throw new UncheckedIOException(SCRIPT, e); // It is on the class path.
        }
    }

    private static String element(String id, byte[] content) {
        return "<script id=\"" + id + "\" type=\"application/gzip\">" + packed(content) + "</script>\n";
    }

    private static String packed(byte[] content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // Memory does not fail.
        }
        return BaseEncoding.base64().encode(bytes.toByteArray());
    }
}

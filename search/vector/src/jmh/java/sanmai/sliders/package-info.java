/**
 * Parallel hyperbola quintessence by the Vector API: a slider scheme in no product, since the core does without incubator
 * modules. It is a {@linkplain java.util.ServiceLoader service} of the tests, so that {@code sanmai sliders} compares it too.
 * In the root of the project, with a {@code java} of each JDK:
 *
 * <pre>
 * mvn -q -B -DskipTests package
 * java @usi/src/dist/sanmai.jvm --add-modules=jdk.incubator.vector \
 *     -cp "usi/target/sanmai.jar:usi/target/lib/*:search/vector/target/test-classes" sanmai.cli.Main sliders --forks 3 \
 *     --schemes sanmai.sliders.ParallelHyperbola,hyperbola-quintessence,kindergarten,magic,qugiy
 * </pre>
 */
package sanmai.sliders;

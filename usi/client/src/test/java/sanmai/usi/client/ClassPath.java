package sanmai.usi.client;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Programs in Java processes of their own, with the classes of the tests. */
public final class ClassPath {
    private ClassPath() {}

    /** The command that runs a main class with these arguments. */
    public static UsiSettings settings(String mainClass, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                text(),
                mainClass));
        command.addAll(List.of(arguments));
        return UsiSettings.of(command.toArray(String[]::new));
    }

    /** The class path of the tests. */
    public static String text() {
        if (!(ClassPath.class.getClassLoader() instanceof URLClassLoader loader)) {
            return System.getProperty("java.class.path");
        }
        List<String> paths = new ArrayList<>();
        for (URL url : loader.getURLs()) {
            paths.add(new File(url.getPath()).getPath());
        }
        return String.join(File.pathSeparator, paths);
    }
}

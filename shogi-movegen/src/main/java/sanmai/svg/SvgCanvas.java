package sanmai.svg;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Draws an SVG picture, shape by shape; later shapes cover earlier ones. Coordinates are in pixels, from the upper left
 * corner. Every shape takes further SVG attributes as pairs of a name and a value.
 */
public final class SvgCanvas {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    /** Characters that no XML document may contain, not even escaped (XML 1.0, production 2). */
    private static final Pattern NOT_IN_XML =
            Pattern.compile("[^\t\n\r\\x20-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]");

    private final StringBuilder xml = new StringBuilder();

    private SvgCanvas() {}

    /**
     * Draws a picture on a white ground.
     *
     * @param title what the picture shows, for those who cannot see it
     * @param drawing draws the shapes
     * @return the SVG document in UTF-8
     */
    public static byte[] draw(double width, double height, String title, Consumer<SvgCanvas> drawing) {
        SvgCanvas canvas = new SvgCanvas();
        canvas.xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        canvas.start(
                "svg",
                "xmlns",
                NAMESPACE,
                "width",
                number(width),
                "height",
                number(height),
                "viewBox",
                "0 0 " + number(width) + " " + number(height),
                "font-family",
                "sans-serif",
                "role",
                "img");
        canvas.newLine().start("title").characters(title).end("title");
        canvas.rectangle(0, 0, width, height, "fill", "white");
        drawing.accept(canvas);
        canvas.end("svg").newLine();
        return canvas.xml.toString().getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Draws hidden groups, which {@code use} elements of the same HTML page show.
     *
     * @return the SVG element, without the head of a document
     */
    public static String symbols(Consumer<SvgCanvas> drawing) {
        SvgCanvas canvas = new SvgCanvas();
        canvas.start("svg", "xmlns", NAMESPACE, "width", "0", "height", "0", "aria-hidden", "true");
        canvas.start("defs");
        drawing.accept(canvas);
        return canvas.end("defs").end("svg").xml.toString();
    }

    /** Shapes that belong together under a name. */
    public void group(String id, Runnable shapes, String... attributes) {
        String[] name = {"id", id};
        newLine().begin("g", name, attributes).append('>');
        shapes.run();
        end("g");
    }

    /** A rectangle with its upper left corner at (x, y). */
    public void rectangle(double x, double y, double width, double height, String... attributes) {
        shape("rect", attributes, "x", x, "y", y, "width", width, "height", height);
    }

    /** A line from one point to another. */
    public void line(double x1, double y1, double x2, double y2, String... attributes) {
        shape("line", attributes, "x1", x1, "y1", y1, "x2", x2, "y2", y2);
    }

    /** A circle around (x, y). */
    public void circle(double x, double y, double radius, String... attributes) {
        shape("circle", attributes, "cx", x, "cy", y, "r", radius);
    }

    /** A closed polygon with its corners moved by (x, y); the corners are x and y in turn. */
    public void polygon(double x, double y, double[] corners, String... attributes) {
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < corners.length; i += 2) {
            points.append(i == 0 ? "" : " ").append(number(x + corners[i])).append(',');
            points.append(number(y + corners[i + 1]));
        }
        String[] corner = {"points", points.toString()};
        empty("polygon", corner, attributes);
    }

    /** A line of text whose baseline begins at (x, y), unless the attributes say otherwise. */
    public void text(double x, double y, String text, String... attributes) {
        String[] place = {"x", number(x), "y", number(y)};
        newLine().begin("text", place, attributes).append('>');
        characters(text).end("text");
    }

    private void shape(String name, String[] attributes, Object... numbers) {
        String[] texts = new String[numbers.length];
        for (int i = 0; i < numbers.length; i += 2) {
            texts[i] = (String) numbers[i];
            texts[i + 1] = number((Double) numbers[i + 1]);
        }
        empty(name, texts, attributes);
    }

    /** One element on each line. */
    private SvgCanvas newLine() {
        xml.append('\n');
        return this;
    }

    private SvgCanvas start(String name, String... attributes) {
        begin(name, attributes).append('>');
        return this;
    }

    private void empty(String name, String[]... attributes) {
        newLine().begin(name, attributes).append("/>");
    }

    private StringBuilder begin(String name, String[]... attributes) {
        xml.append('<').append(name);
        for (String[] pairs : attributes) {
            for (int i = 0; i < pairs.length; i += 2) {
                String value = escaped(pairs[i + 1]).replace("\"", "&quot;");
                xml.append(' ').append(pairs[i]).append("=\"").append(value).append('"');
            }
        }
        return xml;
    }

    private SvgCanvas characters(String text) {
        xml.append(escaped(text));
        return this;
    }

    private SvgCanvas end(String name) {
        xml.append("</").append(name).append('>');
        return this;
    }

    private static String escaped(String text) {
        String possible = NOT_IN_XML.matcher(text).replaceAll("\uFFFD");
        return possible.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** A coordinate to a hundredth of a pixel. */
    private static String number(double number) {
        String text = String.format(Locale.ROOT, "%.2f", number);
        return text.endsWith(".00") ? text.substring(0, text.length() - 3) : text;
    }
}

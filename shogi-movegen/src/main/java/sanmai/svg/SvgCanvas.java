package sanmai.svg;

import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Draws an SVG picture, shape by shape; later shapes cover earlier ones. Coordinates are in pixels, from the upper left
 * corner. Every shape takes further SVG attributes as pairs of a name and a value.
 */
public final class SvgCanvas {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    /**
     * Characters that no XML document may contain, not even escaped (XML 1.0, production 2). The JDK's writer lets them
     * pass.
     */
    private static final Pattern NOT_IN_XML =
            Pattern.compile("[^\t\n\r\\x20-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]");

    private final XMLStreamWriter xml;

    private SvgCanvas(XMLStreamWriter xml) {
        this.xml = xml;
    }

    /**
     * Draws a picture on a white ground.
     *
     * @param title what the picture shows, for those who cannot see it
     * @param drawing draws the shapes
     * @return the SVG document in UTF-8
     */
    public static byte[] draw(double width, double height, String title, Consumer<SvgCanvas> drawing) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            XMLStreamWriter xml =
                    XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out, StandardCharsets.UTF_8.name());
            SvgCanvas canvas = new SvgCanvas(xml);
            xml.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
            xml.writeCharacters("\n");
            xml.writeStartElement("svg");
            xml.writeDefaultNamespace(NAMESPACE);
            canvas.attributes(
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
            canvas.element("title", title);
            canvas.rectangle(0, 0, width, height, "fill", "white");
            drawing.accept(canvas);
            xml.writeEndDocument();
            xml.writeCharacters("\n");
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e); // Writing to memory does not fail.
        }
        return out.toByteArray();
    }

    /**
     * Draws hidden groups, which {@code use} elements of the same HTML page show.
     *
     * @return the SVG element, without the head of a document
     */
    public static String symbols(Consumer<SvgCanvas> drawing) {
        StringWriter out = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
            SvgCanvas canvas = new SvgCanvas(xml);
            xml.writeStartElement("svg");
            xml.writeDefaultNamespace(NAMESPACE);
            canvas.attributes("width", "0", "height", "0", "aria-hidden", "true");
            xml.writeStartElement("defs");
            drawing.accept(canvas);
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e); // Writing to memory does not fail.
        }
        return out.toString();
    }

    /** Shapes that belong together under a name. */
    public void group(String id, Runnable shapes, String... attributes) {
        write(() -> {
            xml.writeStartElement("g");
            attributes("id", id);
            attributes(attributes);
            shapes.run();
            xml.writeEndElement();
        });
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
        write(() -> {
            xml.writeEmptyElement("polygon");
            attributes("points", points.toString());
            attributes(attributes);
        });
    }

    /** A line of text whose baseline begins at (x, y), unless the attributes say otherwise. */
    public void text(double x, double y, String text, String... attributes) {
        write(() -> {
            xml.writeStartElement("text");
            attributes("x", number(x), "y", number(y));
            attributes(attributes);
            xml.writeCharacters(NOT_IN_XML.matcher(text).replaceAll("\uFFFD"));
            xml.writeEndElement();
        });
    }

    private void element(String name, String text) {
        write(() -> {
            xml.writeStartElement(name);
            xml.writeCharacters(NOT_IN_XML.matcher(text).replaceAll("\uFFFD"));
            xml.writeEndElement();
        });
    }

    private void shape(String name, String[] attributes, Object... numbers) {
        write(() -> {
            xml.writeEmptyElement(name);
            for (int i = 0; i < numbers.length; i += 2) {
                xml.writeAttribute((String) numbers[i], number((Double) numbers[i + 1]));
            }
            attributes(attributes);
        });
    }

    private void attributes(String... pairs) throws XMLStreamException {
        for (int i = 0; i < pairs.length; i += 2) {
            xml.writeAttribute(pairs[i], pairs[i + 1]);
        }
    }

    /** Writes something with the JDK's writer. */
    private interface Writing {
        void write() throws XMLStreamException;
    }

    /** One element on each line. */
    private void write(Writing writing) {
        try {
            xml.writeCharacters("\n");
            writing.write();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A coordinate to a hundredth of a pixel. */
    private static String number(double number) {
        String text = String.format(Locale.ROOT, "%.2f", number);
        return text.endsWith(".00") ? text.substring(0, text.length() - 3) : text;
    }
}

package sanmai.gamepage;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogEntry;

/** A Chromium without a window. It can be used if its driver is on the path. */
final class Browser implements AutoCloseable {
    /** A screen, in CSS pixels. */
    record Screen(int width, int height, boolean isPhone) {
        static final Screen PHONE = new Screen(360, 740, true);
        static final Screen DESKTOP = new Screen(1280, 900, false);
    }

    private static final int STEPS = 4;

    private final ChromeDriver driver;
    private final String agent;
    private @Nullable Screen screen;
    private @Nullable String language;

    private Browser(Path driverFile, Path chromium) {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chromium.toFile());
        options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu");
        options.setCapability("goog:loggingPrefs", Map.of("browser", "ALL", "performance", "ALL"));
        System.setProperty("webdriver.chrome.driver", driverFile.toString()); // Else Selenium would look for one.
        System.setProperty("webdriver.chrome.silentOutput", "true");
        driver = new ChromeDriver(options);
        agent = String.valueOf(script("return navigator.userAgent"));
        driver.manage().timeouts().pageLoadTimeout(Duration.ofMinutes(5)).scriptTimeout(Duration.ofMinutes(5));
    }

    /** Starts a browser; empty if none is installed. */
    static Optional<Browser> start() {
        Optional<Path> driver = program("chromedriver");
        Optional<Path> chromium = program("chromium").or(() -> program("google-chrome"));
        return driver.isPresent() && chromium.isPresent()
                ? Optional.of(new Browser(driver.get(), chromium.get()))
                : Optional.empty();
    }

    private static Optional<Path> program(String name) {
        for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
            Path file = Path.of(folder, name);
            if (Files.isExecutable(file)) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    /** Opens a page on this screen, as somebody who reads this language first. */
    void open(Path page, Screen onScreen, String inLanguage) {
        if (!onScreen.equals(screen)) {
            screen = onScreen;
            command(
                    "Emulation.setDeviceMetricsOverride",
                    Map.of(
                            "width",
                            screen.width(),
                            "height",
                            screen.height(),
                            "deviceScaleFactor",
                            1,
                            "mobile",
                            screen.isPhone()));
            command("Emulation.setTouchEmulationEnabled", Map.of("enabled", screen.isPhone()));
        }
        if (!inLanguage.equals(language)) {
            language = inLanguage;
            command("Emulation.setUserAgentOverride", Map.of("userAgent", agent, "acceptLanguage", language));
        }
        driver.get(page.toUri().toString());
    }

    private void command(String name, Map<String, Object> parameters) {
        driver.executeCdpCommand(name, parameters);
    }

    Object script(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    String text(String selector) {
        return find(selector).getText();
    }

    void click(String selector) {
        find(selector).click();
    }

    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Taps a place of an element, or swipes from there: pixels from its middle, and how far to the right. */
    void touch(String selector, int fromMiddle, int across) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        Sequence way = new Sequence(finger, 1);
        PointerInput.Origin middle = PointerInput.Origin.fromElement(find(selector));
        way.addAction(finger.createPointerMove(Duration.ZERO, middle, fromMiddle, 0));
        way.addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()));
        for (int i = 1; across != 0 && i <= STEPS; i++) {
            way.addAction(
                    finger.createPointerMove(Duration.ofMillis(1), PointerInput.Origin.pointer(), across / STEPS, 0));
        }
        way.addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
        driver.perform(List.of(way));
    }

    /** Presses a mouse or a finger at a place of the window, moves it to others, and releases it. */
    void press(PointerInput.Kind kind, int[]... places) {
        PointerInput pointer = new PointerInput(kind, kind.name());
        Sequence way = new Sequence(pointer, 1);
        for (int[] place : places) {
            way.addAction(pointer.createPointerMove(Duration.ZERO, PointerInput.Origin.viewport(), place[0], place[1]));
            if (place == places[0]) {
                way.addAction(pointer.createPointerDown(PointerInput.MouseButton.LEFT.asArg()));
            }
        }
        way.addAction(pointer.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
        driver.perform(List.of(way));
    }

    void hover(String selector) {
        new Actions(driver).moveToElement(find(selector)).perform();
    }

    /** Lets pages write to the clipboard and read it. */
    void allowClipboard() {
        command(
                "Browser.grantPermissions",
                Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
    }

    /** Where downloaded files go. */
    void downloadTo(Path folder) {
        command("Browser.setDownloadBehavior", Map.of("behavior", "allow", "downloadPath", folder.toString()));
    }

    Object asyncScript(String script) {
        return driver.executeAsyncScript(script);
    }

    /** The lines on the console since the last call, with warnings and errors of the browser. */
    List<String> console() {
        return logs("browser");
    }

    /** The addresses that pages have requested since the last call. */
    List<String> requests() {
        List<String> requests = new ArrayList<>();
        for (String entry : logs("performance")) {
            if (entry.contains("\"Network.requestWillBeSent\"")) {
                requests.add(entry.replaceAll("(?s).*\"request\":\\{.*?\"url\":\"([^\"]*)\".*", "$1"));
            }
        }
        return requests;
    }

    private List<String> logs(String kind) {
        return driver.manage().logs().get(kind).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    @Override
    public void close() {
        driver.quit();
    }
}

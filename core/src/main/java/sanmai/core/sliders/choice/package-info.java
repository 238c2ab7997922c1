/** The list of all slider schemes by name, and the one that this process runs on. */
package sanmai.core.sliders.choice;

/** Schemes that gather the blockers of a slider by an instruction of the processor. */
package sanmai.core.sliders.extraction;

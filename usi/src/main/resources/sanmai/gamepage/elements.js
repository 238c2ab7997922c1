/** Makes elements of the page. Texts of the game come in as text and never as markup. */
const SVG = "http://www.w3.org/2000/svg";

function byId(id) {
  return document.getElementById(id);
}

function html(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

function svg(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children);
  return element;
}

/** A button that does something when it is clicked. */
function button(attributes, action, ...children) {
  const element = html("button", { type: "button", ...attributes }, ...children);
  element.addEventListener("click", action);
  return element;
}

/** Scrolls a list, and not the page, until the item is seen. */
function scrollInto(list, item) {
  const above = item.offsetTop - list.offsetTop;
  if (above < list.scrollTop || above + item.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = above - list.clientHeight / 2;
  }
}

/** Draws elements anew; the control that has the focus has it again afterwards. */
function keepFocus(draw) {
  const focused = document.activeElement;
  const part = focused.closest("[id]");
  const controls = () => [...byId(part.id).querySelectorAll("button, [tabindex]")];
  const index = part ? controls().indexOf(focused) : -1;
  draw();
  if (part && !focused.isConnected) {
    (index < 0 ? byId(part.id) : controls()[index])?.focus();
  }
}

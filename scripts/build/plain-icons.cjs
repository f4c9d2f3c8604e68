/**
 * For next.config.mjs: draws each of lucide-react's icons as one element whose lines are markup, written once for the process, and whose
 * looks are in app/globals.css. With lines that are elements and looks that are attributes, icons were two fifths of Today's HTML. They ask
 * no context for size and color, which nobody here sets. Fails where a new release of the package is written otherwise.
 * @param {string} source
 */
module.exports = function plainIcons(source) {
  if (!source.includes("function createLucideIcon(iconDataOrName, iconNode = [], aliases = [])")) {
    throw new Error("lucide-react's icons are written differently now: see scripts/build/plain-icons.cjs.");
  }
  return `import { createElement } from "react";
const attribute = ([name, value]) => (name === "key" ? "" : " " + name + '="' + value + '"');
const element = ([tag, attributes]) => "<" + tag + Object.entries(attributes).map(attribute).join("") + "/>";
export default function createLucideIcon({ node, size }) {
  const viewBox = "0 0 " + size + " " + size;
  const lines = { __html: node.map(element).join("") };
  return function LucideIcon({ className, ...others }) {
    return createElement("svg", {
      viewBox,
      className: className ? "lucide " + className : "lucide",
      "aria-hidden": true,
      ...others,
      dangerouslySetInnerHTML: lines,
    });
  };
}`;
};

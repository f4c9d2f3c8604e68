/**
 * For next.config.mjs: renders each lucide-react icon as one element whose lines are markup, written once per process,
 * and whose styles are in app/globals.css. With lines as elements and styles as attributes, icons made up two fifths of
 * Today's HTML. They read no size or color from context, because nothing here sets them. Throws if a new release of the
 * package changes the code.
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

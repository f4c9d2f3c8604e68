/**
 * For next.config.mjs: takes the context, and with it "use client", out of lucide-react's Icon. Fails where a new release of the
 * package is written otherwise.
 * @param {string} source
 */
module.exports = function plainIcons(source) {
  const plain = source
    .replace(/^"use client";$/m, "")
    .replace(/^import \{ useLucideContext \} from .*$/m, "const useLucideContext = () => null;");
  if (/^"use client"/m.test(plain) || !plain.includes("const useLucideContext = ()")) {
    throw new Error("lucide-react's Icon is written differently now: see scripts/build/plain-icons.cjs.");
  }
  return plain;
};

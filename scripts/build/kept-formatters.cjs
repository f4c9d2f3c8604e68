/**
 * For next.config.mjs: makes use-intl keep number and plural formatters for the whole process instead of creating them
 * for every page. The keys are locales and message formats, so the cache is bounded. Throws if a new release of the
 * package changes the code.
 * @param {string} source
 */
module.exports = function keptFormatters(source) {
  const kept = source
    .replace("Intl.NumberFormat,e.number)", "Intl.NumberFormat,KEPT.number)")
    .replace("Intl.PluralRules,e.pluralRules)", "Intl.PluralRules,KEPT.pluralRules)");
  if (kept.split("KEPT.").length !== 3) {
    throw new Error(
      "use-intl's formatters are written differently now: see scripts/build/kept-formatters.cjs.",
    );
  }
  return `const KEPT={number:{},pluralRules:{}};${kept}`;
};

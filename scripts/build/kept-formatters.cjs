/**
 * For next.config.mjs: has use-intl keep the formatters of numbers and plurals for the whole process, where it would make them anew for
 * every page. Locales and texts name what is kept, so that it has an end. Fails where a new release of the package is written otherwise.
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

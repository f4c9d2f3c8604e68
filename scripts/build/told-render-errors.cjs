/**
 * For next.config.mjs: makes Next pass each error that React catches to the page's reporter
 * (server/transports/browser-errors/script.ts) with its component stack, which React gives to no other code. Throws if a
 * new release of Next changes the code.
 * @param {string} source
 */
module.exports = function toldRenderErrors(source) {
  const told = source
    .replaceAll(/(on(?:Caught|Uncaught)Error): (_\w+\.on\w+Error)/g, "$1: told($2)")
    // React wraps the errors that it recovers from; Next reports the cause.
    .replace(/(onRecoverableError): (_\w+\.on\w+Error)/, "$1: told($2, (thrown) => thrown?.cause ?? thrown)");
  if (told.split("told(").length !== 4) {
    throw new Error(
      "Next's handlers of React's errors are written differently now: see scripts/build/told-render-errors.cjs.",
    );
  }
  return `${told}
function told(handle, errorIn = (thrown) => thrown) {
  return (thrown, info) => {
    self.tellPageError?.("render", errorIn(thrown), info.componentStack);
    handle(thrown, info);
  };
}`;
};

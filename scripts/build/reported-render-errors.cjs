/**
 * For next.config.mjs: makes Next pass each error that React catches to the page's reporter
 * (server/transports/browser-errors/script.ts) with its component stack, which React gives to no other code. Throws if a
 * new release of Next changes the code.
 * @param {string} source
 */
module.exports = function reportedRenderErrors(source) {
  const patched = source
    .replaceAll(/(on(?:Caught|Uncaught)Error): (_\w+\.on\w+Error)/g, "$1: withReport($2)")
    // React wraps the errors that it recovers from; Next reports the cause.
    .replace(
      /(onRecoverableError): (_\w+\.on\w+Error)/,
      "$1: withReport($2, (thrown) => thrown?.cause ?? thrown)",
    );
  if (patched.split("withReport(").length !== 4) {
    throw new Error(
      "Next's handlers of React's errors are written differently now: see scripts/build/reported-render-errors.cjs.",
    );
  }
  return `${patched}
function withReport(handle, errorIn = (thrown) => thrown) {
  return (thrown, info) => {
    self.reportPageError?.("render", errorIn(thrown), info.componentStack);
    handle(thrown, info);
  };
}`;
};

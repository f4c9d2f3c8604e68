import base from "../playwright.config.ts";

/**
 * The configuration of the browser extension's journeys. Each starts its own browser, which must be a complete Chromium: the one
 * from npm loads no extensions.
 */
export default { ...base, testDir: ".", outputDir: "../../test-results", workers: 1 };

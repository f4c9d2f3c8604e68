import { readFileSync } from "node:fs";
import path from "node:path";
import { VERSION } from "#server/lib/version.ts";

export const BROWSER_ERRORS_PATH = "/api/browser-errors";

/**
 * Runs in the browser before every other script: reports unhandled errors and rejections, scripts and style sheets that didn't load, and
 * React's rendering errors (scripts/build/reported-render-errors.cjs). Reports each cause once, and at most ten per page. Ignores Next's
 * navigation errors (NEXT_), browser extensions, and postponed resize observers.
 */
const REPORTER = `((path, release, requestId) => {
const reported = new Set();
const cut = (text, length) => String(text ?? "").slice(0, length);
const report = (kind, thrown, components) => {
const { name, message, stack, digest } = Object(thrown);
const shown = cut(message ?? thrown, 300);
const cause = name + shown;
if (reported.size > 9 || reported.has(cause) || /^ResizeObserver loop|-extension:|^(NEXT|BAILOUT)_/.test(digest || shown + stack)) return;
reported.add(cause);
const page = cut(location.pathname, 500);
const body = JSON.stringify({ kind, name: cut(name, 60), message: shown, stack: cut(stack, 1500), components: cut(components, 1500), digest: cut(digest, 60), page, release, requestId });
fetch(path, { method: "POST", keepalive: true, headers: { "Content-Type": "application/json" }, body }).catch(() => {});
};
self.reportPageError = report;
addEventListener("error", ({ target, error, message, filename, lineno, colno }) => {
if (target === self) report("error", error ?? { message, stack: filename + ":" + lineno + ":" + colno });
else if (target.src ? target.localName === "script" : target.rel === "stylesheet") report("resource", { name: target.localName, message: target.src || target.href, stack: (target.src || target.href) + ":0:0" });
}, true);
addEventListener("unhandledrejection", ({ reason }) => report("rejection", reason));
})`;

/** The version of the product and the build of its pages. */
const RELEASE = `${VERSION}${builtAs()}`;

/** Returns the script that reports errors of the page in this response. */
export function reporterScript(nonce: string, requestId: string): string {
  const values = [BROWSER_ERRORS_PATH, RELEASE, requestId].map((text) => JSON.stringify(text));
  return `<script ${nonce}>${REPORTER}(${values})</script>`;
}

/** Returns the build's id; empty in development, and if no pages are served. */
function builtAs(): string {
  try {
    return `+${readFileSync(path.join(".next", "BUILD_ID"), "utf8").trim()}`;
  } catch {
    return "";
  }
}

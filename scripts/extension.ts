import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Problem, projectFolder } from "./bootstrap/project.mjs";
import { makeWhenStale } from "./launcher/source-stamp.ts";
import { runQuietly } from "./shared/programs.ts";

/**
 * Packs the browser extension for Chromium and Firefox into clients/extension/dist: installs its own packages, checks its types, builds,
 * and lints it as Firefox's site for extensions does. Writes its size and permissions for the documentation.
 * The product doesn't need its packages, so none of this is part of `npm test`.
 */
const FOLDER = path.join(projectFolder, "clients/extension");
const FACTS = path.join(projectFolder, "components/docs/extension-facts.json");
const BROWSERS = ["chrome", "firefox"] as const;
const MANIFEST = { chrome: "chrome-mv3", firefox: "firefox-mv3" } as const;

const inFolder = { cwd: FOLDER };
const program = (name: string) => path.join(FOLDER, "node_modules", name);
const wxt = program("wxt/bin/wxt.mjs");
const npm = process.env.npm_execpath;
if (!npm) throw new Problem("Run this with npm: npm run extension:pack.");

const packages = {
  sources: ["clients/extension/package-lock.json"],
  stamp: "clients/extension/node_modules/.made-from",
};
await makeWhenStale(packages, () => runQuietly("Installing the extension's packages", [npm, "ci"], inFolder));
await runQuietly("Preparing the extension's types", [wxt, "prepare"], inFolder);
const tsc = path.join(projectFolder, "node_modules/typescript/bin/tsc");
await runQuietly("The extension's types", [tsc, "--noEmit"], inFolder);
for (const browser of BROWSERS) {
  await runQuietly(`Packing for ${browser}`, [wxt, "zip", "--browser", browser], inFolder);
}
const lint = ["lint", "--source-dir", `dist/${MANIFEST.firefox}`, "--warnings-as-errors"];
await runQuietly("The lint of the extension", [program("web-ext/bin/web-ext.js"), ...lint], inFolder);

const manifest = JSON.parse(readFileSync(path.join(FOLDER, `dist/${MANIFEST.chrome}/manifest.json`), "utf8"));
const { version, permissions, host_permissions: hosts = [] } = manifest as Record<string, string[]>;
const archive = (browser: string) => `dist/offerlane-${browser}.zip`;
const kilobytes = (browser: string) => Math.ceil(statSync(path.join(FOLDER, archive(browser))).size / 1_000);
const size = Object.fromEntries(BROWSERS.map((browser) => [browser, kilobytes(browser)]));
writeFileSync(FACTS, `${JSON.stringify({ version, permissions, hosts, kilobytes: size }, null, 2)}\n`);
const biome = path.join(projectFolder, "node_modules/@biomejs/biome/bin/biome");
await runQuietly("Formatting the facts", [biome, "format", "--write", FACTS], {});
for (const browser of BROWSERS) console.log(`clients/extension/${archive(browser)}: ${size[browser]} kB`);

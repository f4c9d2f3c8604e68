import { existsSync } from "node:fs";
import path from "node:path";
import { chromium as playwright } from "@playwright/test";
import packaged from "@sparticuz/chromium";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Returns the path of the browser for tests: the configured one, the machine's, Playwright's, or the one from npm. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH || process.env.CHROME_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = [...installed, playwright.executablePath()].find((file) => existsSync(file));
  return found ?? (await packaged.executablePath());
}

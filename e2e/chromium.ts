import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser to test with: the one that is named, one that the machine has, or the one from npm. */
export async function chromiumPath(): Promise<string> {
  return process.env.CHROMIUM_PATH || places.find((path) => existsSync(path)) || chromium.executablePath();
}

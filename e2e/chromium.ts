import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Returns the path of the browser for tests: the configured one, the machine's, or the one from npm. */
export async function chromiumPath(): Promise<string> {
  return process.env.CHROMIUM_PATH || places.find((path) => existsSync(path)) || chromium.executablePath();
}

import { existsSync, readFileSync } from "node:fs";

/**
 * Sets Next's configuration from the build if next.config.mjs, which needs build packages, isn't there. Next's standalone server does
 * the same. It is in the environment because Next reads it in more than one place.
 */
export function takeBuiltConfig(): void {
  if (existsSync("next.config.mjs")) return;
  const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8")) as {
    config: object;
  };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

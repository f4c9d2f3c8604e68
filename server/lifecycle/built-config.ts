import { existsSync, readFileSync } from "node:fs";

/**
 * An artifact has no next.config.mjs, which needs packages of the build: Next then takes what the build wrote of it, as its standalone server
 * does. Told by the environment, for Next reads it in more than one place.
 */
export function takeBuiltConfig(): void {
  if (existsSync("next.config.mjs")) return;
  const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8")) as {
    config: object;
  };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

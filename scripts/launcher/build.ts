import path from "node:path";
import { formKeyOfBuild } from "#server/lib/signing-secrets.ts";
import { projectFolder } from "../bootstrap/folders.mjs";
import { compressStatic } from "./compress-static.ts";
import { runQuietly } from "./quiet-run.ts";
import { digestOf, isFresh, makeWhenStale } from "./source-stamp.ts";

const BUILD_ID_LENGTH = 24;

const pages = {
  sources: [
    "app",
    "components",
    "domain",
    "i18n",
    "messages",
    "public",
    "server",
    "prisma/sample-data",
    "prisma/schema",
    "next.config.mjs",
    "postcss.config.mjs",
    "proxy.ts",
    "tsconfig.json",
    "package-lock.json",
  ],
  stamp: ".next/made-from",
};

/** Builds the pages if their sources have changed, and says so because it takes a while. */
export async function buildPages(say: (text: string) => void, told?: AbortSignal): Promise<void> {
  if (isFresh(pages)) return;
  say("Building the pages (about a minute)…");
  const formKey = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY || formKeyOfBuild(process.env);
  await makeWhenStale(pages, async () => {
    await runQuietly(
      "Building the pages",
      ["node_modules/next/dist/bin/next", "build"],
      {
        NODE_ENV: "production",
        // Builds of the same sources count as one, so pages served by one machine continue on another.
        OFFERLANE_BUILD_ID: digestOf(pages.sources).slice(0, BUILD_ID_LENGTH),
        ...(formKey === null ? {} : { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: formKey }),
        NEXT_TELEMETRY_DISABLED: "1",
      },
      told,
    );
    await compressStatic(path.join(projectFolder, ".next/static"));
  });
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium as playwright } from "@playwright/test";
import packaged from "@sparticuz/chromium";
import webPush from "web-push";
import { makeCertificate } from "#server/testing/certificate.ts";
import { createTestDatabases, type TestDatabases } from "#server/testing/test-databases.ts";
import { freePort } from "../bootstrap/ports.mjs";
import { readJson } from "../launcher/runtime-file.ts";
import { startServer } from "../launcher/server-process.ts";
import { runScript, SHOWN } from "../shared/programs.ts";
import { type SlowLoader, startSlowNetwork } from "./slow-network.ts";
import { firstLine, ofRun, single, sum, type Tally } from "./tally.ts";
import type { TestServer } from "./test-server.ts";

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}
interface Report {
  stats: Record<"expected" | "unexpected" | "flaky", number>;
  suites: Suite[];
}

/**
 * Runs Playwright: tests user journeys in a real browser against the built product, on a new or a prepared database.
 * @param paths the files of journeys to run, or options of Playwright; none for all
 * @param slow the part of the browser to slow down; null for none
 */
export async function runJourneys(
  databaseServer: TestServer,
  folder: string,
  paths: string[],
  slow: SlowLoader | null,
  signal: AbortSignal,
): Promise<Tally> {
  const CHROMIUM_PATH = await findChromium();
  const [port, databases] = await Promise.all([freePort(), makeDatabase(databaseServer)]);
  const entry = slow === null ? port : await freePort();
  const address = `http://localhost:${entry}`;
  const stopSlowNetwork = slow === null ? null : await startSlowNetwork(slow, port, entry);
  const surroundings = {
    DATABASE_URL: databases.urls[0] ?? "",
    OFFERLANE_DATA: path.join(folder, "data"),
    BASE_URL: address,
  };
  const served = new AbortController();
  const tls = writeCertificate(folder);
  const warnings = path.join(folder, "warnings.txt");
  const server = await startServer(
    {
      ...serverSettings,
      ...surroundings,
      NODE_OPTIONS: `--redirect-warnings=${warnings}`,
      NODE_EXTRA_CA_CERTS: tls.cert,
      PORT: String(port),
      PUBLIC_URL: address,
    },
    address,
    AbortSignal.any([signal, served.signal]),
  );
  // A server that ends fails the journeys, so one message is enough.
  void server.ended.then(
    (how) => served.signal.aborted || console.error(`The server ended unexpectedly (${how}).`),
  );
  try {
    const file = path.join(folder, "playwright.json");
    const command = ["node_modules/@playwright/test/cli.js", "test", "-c", configOf(paths)];
    const env = {
      ...surroundings,
      LOG_LEVEL: serverSettings.LOG_LEVEL,
      CHROMIUM_PATH,
      TLS_CERTIFICATE: tls.cert,
      TLS_KEY: tls.key,
      ALL_JOURNEYS: paths.length === 0 ? "yes" : "",
      SLOW: slow ?? "",
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const args = [...command, "--reporter=list,json", ...paths];
    const { code } = await runScript(args, { ...SHOWN, signal, env });
    const report = readJson<Report>(file);
    const journeys = ofRun("Journeys", code === 0, report && tallyOf(report));
    return sum([journeys, checkWarnings(warnings)]);
  } finally {
    served.abort();
    stopSlowNetwork?.();
    await server.ended;
    await databases.drop();
  }
}

/** Fails if Node warned of a leak or of something deprecated in the server. */
function checkWarnings(file: string): Tally {
  const warnings = existsSync(file) ? readFileSync(file, "utf8") : "";
  const name = `The server runs without Node's warnings${warnings && `: ${firstLine(warnings)}`}`;
  return single(name, warnings === "");
}

/** Creates a migrated database. If TEST_PREPARED_DATABASE_URL is set, such as a cluster's, uses that one, and keeps it. */
async function makeDatabase({ url, isKept }: TestServer): Promise<TestDatabases> {
  if (process.env.TEST_PREPARED_DATABASE_URL) return { urls: [url], drop: async () => undefined };
  return createTestDatabases(url, 1, isKept);
}

/** Writes a certificate that the server trusts, for the servers that journeys run, and its key. */
function writeCertificate(folder: string): { cert: string; key: string } {
  mkdirSync(folder, { recursive: true });
  const files = { cert: path.join(folder, "journeys.crt"), key: path.join(folder, "journeys.key") };
  const { cert, key } = makeCertificate();
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key, { mode: 0o600 });
  return files;
}

/** Returns the configuration for these files: the browser extension's journeys have their own. */
function configOf(paths: readonly string[]): string {
  const ofExtension = paths.some((file) => file.includes("e2e/extension"));
  return ofExtension ? "e2e/extension/playwright.config.ts" : "e2e/playwright.config.ts";
}

function tallyOf({ stats, suites }: Report): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresOf),
  };
}

function failuresOf({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => `e2e/journeys/${file}: ${title}: ${firstLine(results[0]?.error?.message)}`),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

const { publicKey, privateKey } = webPush.generateVAPIDKeys();

/** Production settings, except for limits that a fast browser would hit. */
const serverSettings = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  RATE_LIMIT: "off",
  WEBHOOKS_TO_LOOPBACK: "on",
  OVERLOAD_SHEDDING: "off",
  LOG_LEVEL: "error",
  WEB_PUSH_PUBLIC_KEY: publicKey,
  WEB_PUSH_PRIVATE_KEY: privateKey,
  SMTP_URL: "",
  MAIL_FROM: "",
  STRIPE_SECRET_KEY: "",
  STRIPE_WEBHOOK_SECRET: "",
  STRIPE_PRICE_MONTHLY: "",
  STRIPE_PRICE_ANNUAL: "",
};

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Returns the path of the browser for tests: the configured one, the machine's, Playwright's, or the one from npm. */
async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH || process.env.CHROME_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const installed = BROWSERS.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = [...installed, playwright.executablePath()].find((file) => existsSync(file));
  return found ?? (await packaged.executablePath());
}

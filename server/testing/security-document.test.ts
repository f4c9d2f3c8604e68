import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { MIB } from "#domain/units.ts";
import type { SignInMethod } from "#server/auth/browser-session.ts";
import type { Purpose } from "#server/auth/mailed-link/purposes.ts";
import { RETENTION } from "#server/jobs/retention.ts";
import { OPENAPI_PATH, POSTMAN_PATH } from "#server/transports/openapi/handler.ts";
import { REQUIREMENTS } from "./asvs.ts";
import { sourceFiles } from "./imports.ts";

const INDEX = "docs/security.md";
const FOLDER = "docs/security";
const STATUSES = ["Met", "In part", "Not applicable", "Not met"] as const;

/** The maximum number of met requirements without a test. */
const UNTESTED = 10;

const chapters = readdirSync(FOLDER).filter((file) => /^v\d\d-/.test(file));
const documents = [INDEX, ...readdirSync(FOLDER).map((file) => `${FOLDER}/${file}`)];
const textOf = (file: string) => readFileSync(file, "utf8");

const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = chapters.flatMap((file) =>
  textOf(`${FOLDER}/${file}`)
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [number = "", level = "", asks = "", status = "", how = ""] = cellsOf(line);
      return { file, number, level, asks, status, how };
    }),
);
const index = textOf(INDEX);
const countOf = (status: string, file?: string) =>
  rows.filter((row) => row.status === status && (file === undefined || row.file === file)).length;

/** Returns the project's files and folders that a text names in code, such as `server/core/errors.ts`. */
function filesIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, named = ""]) => named);
  const folders = /^(app|components|docs|domain|e2e|messages|prisma|scripts|server)\/[^\s<…]+$/;
  return code.filter(
    (named) => folders.test(named) || /^(biome|package|package-lock|tsconfig)\.json$/.test(named),
  );
}

describe("the ASVS 5.0 document", () => {
  test("contains every requirement of levels 1 and 2 once, with its level", () => {
    expect(REQUIREMENTS.size).toBe(253);
    const levels = rows.map(({ number, level }) => [number, level]);
    expect(levels).toEqual([...REQUIREMENTS]);
  });

  test("states each requirement and its status", () => {
    const wrong = rows.filter(
      ({ asks, status, how }) => asks === "" || how === "" || !STATUSES.some((item) => item === status),
    );
    expect(wrong).toEqual([]);
  });

  test("names a file, or a document that names one, for every requirement that is met", () => {
    expect(rows.filter(({ status, how }) => status === "Met" && filesIn(how).length === 0)).toEqual([]);
  });

  test("names a test that would fail, or says why there is none, for every requirement that is met", () => {
    const met = rows.filter(({ status }) => status === "Met");
    const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
    const untested = met.filter(({ how }) => !filesIn(how).some(isTest));
    expect(untested.filter(({ how }) => !/\bNo test\b/.test(how)).map(({ number }) => number)).toEqual([]);
    // If you add a test for one of them, lower this number.
    expect(untested.length).toBeLessThanOrEqual(UNTESTED);
  });

  test("has correct counts, by chapter and in total", () => {
    const counted = new Map(
      index
        .split("\n")
        .filter((line) => /^\| (\[V\d|\*\*All)/.test(line))
        .map((line) => cellsOf(line))
        .map(([chapter = "", ...counts]) => [/\((.+)\)/.exec(chapter)?.[1] ?? "all", counts.map(Number)]),
    );
    for (const file of chapters) {
      const expected = STATUSES.map((status) => countOf(status, file));
      expect(counted.get(`security/${file}`), file).toEqual(expected);
    }
    expect(counted.get("all")).toEqual(STATUSES.map((status) => countOf(status)));
  });

  test("lists every requirement that isn't met, or is only partly met, on its first page", () => {
    const open = rows.filter(({ status }) => status === "Not met" || status === "In part");
    expect(
      open.filter(
        ({ number }) => !new RegExp(`^- .*\\b${number.replaceAll(".", "\\.")}\\b`, "m").test(index),
      ),
    ).toEqual([]);
  });
});

test("every variable with an address that the product connects to is in the list of connections", () => {
  const connections = textOf(`${FOLDER}/connections.md`);
  const schema = textOf("server/lib/env-schema.ts");
  const addresses = [...schema.matchAll(/^ {2}([A-Z0-9_]+(?:URL|ENDPOINT)): url\(/gm)].map(
    ([, name = ""]) => name,
  );
  expect(addresses).toContain("DATABASE_URL");
  expect(
    addresses.filter((name) => !connections.includes(name.replace(/^FILES_S3_\w+$/, "FILES_S3_"))),
  ).toEqual([]);
});

/** Each module that opens connections, or has a package open them, with its row in the list. */
const OUTGOING: Readonly<Record<string, string>> = {
  "server/auth/github.ts": "Google, GitHub, LinkedIn",
  "server/auth/next-auth-options.ts": "Google, GitHub, LinkedIn",
  "server/auth/providers.ts": "Google, GitHub, LinkedIn",
  "server/files/s3-store.ts": "S3 (",
  "server/lib/guarded-fetch/request.ts": "A page that someone pasted",
  "server/lifecycle/open-telemetry.ts": "Tracing (",
  "server/mail/smtp.ts": "SMTP (",
  "server/payments/provider.ts": "Stripe",
  "server/payments/refunds.ts": "Stripe",
  "server/payments/sessions.ts": "Stripe",
};

test("every server module that opens a connection is in the list of connections", () => {
  const opens =
    /(?<![.\w])fetch\((?!")|from "(node:https|node:tls|node:dgram|undici|nodemailer|stripe|@aws-sdk\/[^"]+|next-auth|next-auth\/providers\/[^"]+|@opentelemetry\/exporter[^"]+)"/;
  // Browser code, types only, and the stand-in that calls this server.
  const others = /^server\/(transports|testing|payments\/test-provider)\/|\.test\.ts$|\.d\.ts$/;
  const opening = sourceFiles().filter(({ path: file, text }) => {
    const code = text.replaceAll(/^import type [^;]+;/gm, "");
    return file.startsWith("server/") && !others.test(file) && opens.test(code);
  });
  expect(opening.map(({ path: file }) => file).filter((file) => !(file in OUTGOING))).toEqual([]);
  const connections = textOf(`${FOLDER}/connections.md`);
  for (const row of Object.values(OUTGOING)) expect(connections).toContain(`| ${row}`);
});

/** Each module that reaches an address from outside, with its row in the list. */
const GUARDED: Readonly<Record<string, string>> = {
  "server/auth/oauth/client-metadata.ts": "An app's metadata document",
  "server/resources/appointments/busy/reading.ts": "A coach's calendar",
  "server/resources/mailboxes/reach.ts": "A person's mail server",
  "server/resources/mailboxes/session.ts": "A person's mail server",
  "server/resources/postings/service.ts": "A page that someone pasted",
  "server/resources/push/delivery.ts": "Push services of browsers",
  "server/resources/webhooks/address.ts": "A webhook's receiver",
  "server/resources/webhooks/delivery/attempt.ts": "A webhook's receiver",
  "server/transports/inbound-sns.ts": "Amazon SNS",
};

test("every module that reaches an address from outside is in the list of connections", () => {
  const reaching = sourceFiles().filter(
    ({ path: file, text }) =>
      file.startsWith("server/") &&
      !/^server\/(lib|testing)\/|\.test\.ts$/.test(file) &&
      /from "#server\/lib\/guarded-fetch\//.test(text),
  );
  expect(reaching.map(({ path: file }) => file).filter((file) => !(file in GUARDED))).toEqual([]);
  const connections = textOf(`${FOLDER}/connections.md`);
  for (const row of Object.values(GUARDED)) expect(connections).toContain(`| ${row}`);
});

/** Each method that opens a session, with its name in the table of ways in. */
const WAYS_IN: Readonly<Record<SignInMethod, RegExp>> = {
  password: /^Password$/,
  mailed_link: /^Emailed sign-in link$/,
  passkey: /^Passkey$/,
  provider: /^Google, GitHub, LinkedIn$/,
  reset: /^Emailed link for a new password$/,
  invitation: /^Invitation to an organization$/,
  sign_up: /^Emailed link to finish a sign-up$/,
  sandbox: /^Sandbox without an account$/,
};
/** Each emailed link that signs in, with its name in that table. The other links only change something. */
const MAILED: Readonly<Record<Purpose, RegExp | null>> = {
  sign_up: WAYS_IN.sign_up,
  sign_in: WAYS_IN.mailed_link,
  reset: WAYS_IN.reset,
  address_change: null,
  address_undo: /^Emailed link that undoes a change:.*the undo of an address/,
  not_me: /^Emailed link that undoes a change: “This wasn't me”/,
  allow_change: null,
};

test("the document on signing in lists exactly the ways that open a session", () => {
  const text = textOf(`${FOLDER}/sign-in.md`);
  const table = text.slice(text.indexOf("| way "), text.indexOf("\n\nEvery way but"));
  const ways = table
    .split("\n")
    .slice(2)
    .map((line) => cellsOf(line)[0] ?? "");
  const known = [...Object.values(WAYS_IN), ...Object.values(MAILED), /^API key, OAuth access token$/];
  for (const pattern of known) {
    if (pattern !== null)
      expect(
        ways.filter((way) => pattern.test(way)),
        String(pattern),
      ).toHaveLength(1);
  }
  expect(ways.filter((way) => !known.some((pattern) => pattern?.test(way)))).toEqual([]);
});

test("the document's figures on costly work match the limits in the code", () => {
  const text = textOf(`${FOLDER}/input.md`);
  const section = text.slice(text.indexOf("## Expensive work"), text.indexOf("## Files"));
  const { rates, requests, quotas, attempts, lifetimes } = LIMITS;
  for (const statement of [
    `${rates.links} a minute per person`,
    `${rates.exports} a minute per person`,
    `calls of ${requests.importRows} rows`,
    `${requests.resumeFile / MIB} MiB, checked as the bytes come`,
    `Reading JSON, up to ${requests.uploadBody / MIB} MiB`,
    `${lifetimes.webhookResponse} s a try, ${quotas.webhooks} webhooks an account`,
    `${attempts.sandboxes} an hour and network; ${quotas.guests.toLocaleString("en")} guests live`,
    `${LIMITS.text.passwordMost} characters; checked where a password is set`,
  ]) {
    expect(section).toContain(statement);
  }
});

test("every log table is in the inventory of logs, with its retention", () => {
  const schema = readdirSync("prisma/schema")
    .map((file) => textOf(`prisma/schema/${file}`))
    .join("\n");
  const tables = [...schema.matchAll(/@@map\("(\w*(?:_events|_log|_logs|_audit))"\)/g)].map(
    ([, name = ""]) => name,
  );
  expect(tables).toContain("security_events");
  // Webhooks and agents read these: they are a feature, not logging.
  const features = ["change_events", "organization_change_events"];
  const logging = textOf(`${FOLDER}/logging.md`);
  const lines = logging.split("\n");
  for (const table of tables.filter((item) => !features.includes(item))) {
    const cells = cellsOf(lines.find((line) => line.includes(`rows of \`${table}\``)) ?? "");
    expect(cells.at(-1), table).toContain(RETENTION[table as keyof typeof RETENTION].kept);
  }
});

test("every endpoint that is public on purpose is named", () => {
  const transports = textOf("server/transports/mounts.ts");
  const plain = [...transports.matchAll(/^ {2}\["(\/[^"]+)", handle/gm)].map(([, address = ""]) => address);
  expect(plain).toContain("/healthz");
  const connections = textOf(`${FOLDER}/connections.md`);
  const addresses = [...plain, OPENAPI_PATH, POSTMAN_PATH];
  expect(addresses.filter((address) => !connections.includes(`\`${address}\``))).toEqual([]);
});

test("every promise beyond the standard names the tests that verify it", () => {
  const promises = index
    .slice(index.indexOf("| promise"))
    .split("\n")
    .slice(2)
    .filter((line) => line.startsWith("|"));
  expect(promises.length).toBeGreaterThan(5);
  expect(promises.filter((line) => filesIn(line).length === 0)).toEqual([]);
});

test.each(documents)("every file that %s names exists", (document) => {
  const text = textOf(document);
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, target = ""]) =>
    path.join(path.dirname(document), target),
  );
  expect([...filesIn(text), ...linked].filter((file) => !existsSync(file))).toEqual([]);
});

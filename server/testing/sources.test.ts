import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "./imports.ts";

const isTest = (path: string) => /\.test\.tsx?$|^server\/testing\/|^e2e\//.test(path);
const sources = sourceFiles().filter(({ path }) => !isTest(path) && !path.startsWith("scripts/"));
const server = sources.filter(({ path }) => path.startsWith("server/"));

const using = (pattern: RegExp, files = sources) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test("no text is executed as code", () => {
  expect(using(/\beval\(|new Function\(|node:vm\b|setTimeout\(\s*["'`]/)).toEqual([]);
});

test("no test is retried after a failure", () => {
  const tests = sourceFiles().filter(({ path }) => isTest(path) || /^vitest\.config\.ts$/.test(path));
  expect(using(/\bretr(y|ies)\b["']?\s*:\s*(\d|process\.)/, tests)).toEqual([]);
});

test("no text is inserted as HTML", () => {
  expect(using(/dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write/)).toEqual(
    [],
  );
});

test("every cookie of a page has the attributes of our cookies: none is set by hand or ended without them", () => {
  const app = sources.filter(({ path }) => path.startsWith("app/"));
  const setting = app.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:cookies\(\)\)|jar)\.(?!get\b)\w+\([^)]*\)/g)].map(([call]) => `${path}: ${call}`),
  );
  expect(setting.length).toBeGreaterThan(2);
  expect(setting.filter((item) => !/\.set\(name, value, options\)$/.test(item))).toEqual([]);
});

test("only a passkey, or a second factor, opens a session without the question for a second factor", () => {
  const entering = (call: RegExp) => using(call).sort();
  expect(entering(/\benterProven\(/)).toEqual([
    "app/(auth)/browser.ts",
    "app/(auth)/sign-in/actions.ts",
    "app/(auth)/sign-in/verify/actions.ts",
  ]);
  const [, others = ""] =
    sources.find(({ path }) => path === "app/(auth)/sign-in/actions.ts")?.text.split("signInWithPasskey(") ??
    [];
  expect(others.slice(0, others.indexOf("\n}\n"))).toContain("enterProven(");
  expect(others.slice(others.indexOf("\n}\n"))).not.toContain("enterProven(");
  expect(entering(/\bsignBrowserIn\(/)).toEqual([
    "app/(auth)/browser.ts",
    "server/auth/browser-session.ts",
    "server/auth/next-auth-options.ts",
  ]);
  expect(entering(/\b(insertSession|openSession)\(/)).toEqual([
    "server/auth/browser-session.ts",
    "server/auth/session-store.ts",
  ]);
});

test("no regular expression is built from text", () => {
  expect(using(/new RegExp\(/)).toEqual([]);
});

test("the server starts no other program", () => {
  expect(using(/node:child_process/, server)).toEqual([]);
});

test("no secret comes from a predictable generator, and no signature uses a broken digest", () => {
  expect(using(/Math\.random\(/, server)).toEqual([]);
  expect(using(/["'`](md4|md5|sha1|des|rc4|aes-\d+-(ecb|cbc))["'`]/)).toEqual([]);
});

test("all of our code is in a memory-safe language", () => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  expect(files.split("\n").filter((file) => /\.(c|cc|cpp|h|rs|go|zig|wasm|node|so|dll)$/.test(file))).toEqual(
    [],
  );
});

test("no external text is used as a format, and only the logger and the startup write logs", () => {
  expect(using(/\b(util|node:util)["']?.*\bformat\b|\bformatWithOptions\b/, server)).toEqual([]);
  const wholeLines = /\blogger\.(trace|debug|info|warn|error|fatal)\(\s*(`[^`]*\$\{|[^"`{\s]*[+%])/;
  expect(using(wholeLines, server)).toEqual([]);
  const isRunning = ({ path }: { path: string }) =>
    !/^(clients|components\/docs\/guide|server\/transports\/reference)\/|^server\/main\.ts$/.test(path);
  const written = using(/\bconsole\.\w+\(|process\.std(err|out)\.write/, sources.filter(isRunning));
  // The operator's command line, the demo's output to the launcher, and two warnings before the logger exists.
  expect(written).toEqual([
    "server/admin/command-line.ts",
    "server/demo/seed.ts",
    "server/lib/env.ts",
    "server/resources/resumes/store-identity.ts",
  ]);
});

test("browsers store only page choices, drafts, a posting in transit, the time of a reload, and a key to sample data", () => {
  expect(using(/\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/).sort()).toEqual([
    "components/auth/sign-out.ts",
    "components/docs/run/calls.ts",
    "components/editing/stored-drafts.ts",
    "components/save/receive-posting.tsx",
    "components/save/save-page.tsx",
    "components/shell/error-message.tsx",
    "components/theme/theme-script.tsx",
    "components/theme/theme.ts",
    "components/ui/keyboard.ts",
  ]);
});

test("passwords can be pasted, and every password field tells password managers its purpose", () => {
  const forms = sources.filter(({ path }) => /^(app|components)\//.test(path));
  expect(
    using(
      /onPaste|onCopy|onDrop=.*password/i,
      forms.filter(({ text }) => /password/i.test(text)),
    ),
  ).toEqual([]);
  const fields = forms.flatMap(({ path, text }) =>
    [...text.matchAll(/<(?:FormField|PasswordInput)\b[^>]*?\btoggle=[^>]*>/gs)].map(([field]) => ({
      path,
      field,
    })),
  );
  expect(fields.length).toBeGreaterThan(2);
  expect(fields.filter(({ field }) => !/autoComplete=|\{\.\.\./.test(field)).map(({ path }) => path)).toEqual(
    [],
  );
});

test("certificates are verified, and no lenient parser reads requests", () => {
  expect(using(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|insecureHTTPParser/)).toEqual([]);
});

describe("limits are written only in domain/limits.ts", () => {
  const shown = sources.filter(({ path }) => /^(app|components)\//.test(path));

  test("no field or list of a page repeats a limit as a number", () => {
    expect(
      using(
        /maxLength(=\{| = )(50|60|[12]00|25[45]|500|[\d_]{4,})\b|\b(MAX|MOST|SIZE_MAX|BATCH|PAGE|A_PAGE)\w* = (50|200|500)\b/,
        shown,
      ),
    ).toEqual([]);
    expect(using(/[{ ]limit: \d\d/, shown)).toEqual([]);
  });

  test("no text states a size, a length, or a lifetime as a number", () => {
    const texts = readdirSync("messages/en").flatMap((file) =>
      [...readFileSync(`messages/en/${file}`, "utf8").matchAll(NAMED_BY_NUMBER)].map(
        ([line]) => `${file}: ${line.trim()}`,
      ),
    );
    expect(texts.filter((line) => !NO_LIMIT.test(line))).toEqual([]);
  });
});

const NAMED_BY_NUMBER = /^.*\d (seconds|minutes|hours|days|characters|MB|MiB|KiB)\b.*$/gm;
/** Periods of figures and filters, which aren't limits. */
const NO_LIMIT = /"(7_days|15_days|7d|30d|90d|no_a\w+|quiet|dormant\w+)":/;

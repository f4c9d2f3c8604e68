import { expect, test } from "vitest";
import { type Import, importsOf, sourceFiles } from "./imports.ts";

const files = sourceFiles();
const isTest = (file: string) => /\.test\.tsx?$|^server\/testing\/|^e2e\//.test(file);
const imports = files.filter(({ path }) => !isTest(path)).flatMap(importsOf);

/**
 * The layers, and what each may import besides itself: never a layer above it. The lists of all codes and of column types are about
 * the layers above, but contain only data and types.
 */
const LAYERS: Record<string, readonly string[]> = {
  domain: [],
  "server/lib": ["server/generated"],
  "server/files": ["server/lib"],
  "server/core": ["server/codes.ts", "server/columns.ts", "server/files", "server/lib", "server/generated"],
  "server/mail": ["server/core", "server/lib", "server/jobs/enqueue.ts"],
  "server/payments": ["server/core", "server/lib", "server/generated"],
  // Groups for a user's own account import the sign-in modules. The sign-in modules import services of
  // groups, and nothing else from groups.
  "server/resources": [
    "server/codes.ts",
    "server/auth",
    "server/core",
    "server/payments",
    "server/files",
    "server/mail",
    "server/lib",
    "server/generated",
    "server/jobs/enqueue.ts",
  ],
  "server/auth": [
    "server/codes.ts",
    "server/jobs/enqueue.ts",
    // For an account's data beyond its credentials. They import nothing else from groups.
    "server/resources/boards/service.ts",
    "server/resources/members/service.ts",
    "server/resources/organization-invitations/service.ts",
    "server/resources/sandbox/service.ts",
    "server/resources/webhooks/service.ts",
    "server/mail",
    "server/core",
    "server/lib",
    "server/generated",
  ],
  "server/jobs": [
    "server/resources",
    "server/payments",
    "server/auth",
    "server/mail",
    "server/core",
    "server/files",
    "server/lib",
  ],
  "server/lifecycle": ["server/jobs", "server/core", "server/lib"],
  "server/transports": [
    "server/codes.ts",
    "server/resources",
    "server/payments",
    "server/lifecycle",
    "server/auth",
    "server/core",
    "server/lib",
  ],
  components: ["i18n"],
  app: [
    "components",
    "i18n",
    "server/transports/local-visitor.ts",
    "server/transports/page-caller.ts",
    "server/transports/reference",
    "server/auth",
    "server/core/errors.ts",
    "server/core/page-response.ts",
    "server/core/versions.ts",
    "server/lib/env.ts",
    "server/mail/local-mailbox.ts",
    "server/payments/prices.ts",
    "server/payments/test-provider",
    // The local form submits an email as a mail server would.
    "server/resources/inbound-emails/receive-raw.ts",
  ],
};

const within = (file: string, place: string) => file === place || file.startsWith(`${place}/`);
const isOurCode = (target: string) => /^(app|components|domain|server|scripts|e2e)\//.test(target);

test.each(Object.entries(LAYERS))("%s imports only from the layers below it", (layer, below) => {
  const wrong = imports.filter(({ file, target, isPackage, isType }) => {
    if (!within(file, layer) || isPackage || !isOurCode(target)) return false;
    if (isType && (layer === "components" || layer === "app") && within(target, "server")) return false;
    return ![layer, "domain", ...below].some((place) => within(target, place));
  });
  expect(
    wrong.map(describeImport),
    `Move the code down to where both may use it, or have the upper layer pass it in.`,
  ).toEqual([]);
});

test("the domain imports no package except for rank arithmetic, because the server and the browser both use it", () => {
  const wrong = imports.filter(
    ({ file, target, isPackage }) => within(file, "domain") && isPackage && target !== "fractional-indexing",
  );
  expect(wrong.map(describeImport), "Keep what needs a package on the side that has it.").toEqual([]);
});

test("a group of operations uses another only through its service, its contract, and its enumerations", () => {
  const groupOf = (file: string) => /^server\/resources\/([\w-]+)\//.exec(file)?.[1];
  const wrong = imports.filter(({ file, target }) => {
    const [one, other] = [groupOf(file), groupOf(target)];
    if (one === undefined || other === undefined || one === other) return false;
    return !/\/(service|contract|entities|examples|codes)\.ts$|\/service\/[\w-]+\.ts$/.test(target);
  });
  expect(wrong.map(describeImport), "Export it from the other group's service.ts.").toEqual([]);
});

test("only a group's store queries the database", () => {
  const SPEAKS =
    /\bcompile\(|\b(query|ownedQuery)\.(many|maybeOne|one|value|matches|execute|patch|page|portions)\(|\$(query|execute)Raw|\bprisma\.\w+\.\w+\(|\b(pool|sql|client)\.query\b/;
  // Seeding writes the sample rows of every group at once.
  const MAY = /\/store(\.ts$|\/)|\/sandbox\/seed\/insert-rows\.ts$/;
  const wrong = files.filter(
    ({ path, text }) =>
      within(path, "server/resources") && !isTest(path) && !MAY.test(path) && SPEAKS.test(text),
  );
  expect(
    wrong.map(({ path }) => path),
    "Put the query into the group's store.ts, and call that.",
  ).toEqual([]);
});

test("a group's service and store are each either a file or a folder, never both", () => {
  const paths = files.map(({ path }) => path);
  const doubled = paths.filter(
    (path) =>
      /\/(service|store)\.ts$/.test(path) &&
      paths.some((other) => other.startsWith(`${path.slice(0, -".ts".length)}/`)),
  );
  expect(doubled, "Move the file into the folder, under the name of what it holds.").toEqual([]);
});

test.each([
  ["@modelcontextprotocol/server", /^server\/transports\//],
  ["trpc-to-openapi", /^server\/transports\//],
  ["@trpc/server/adapters/", /^server\/transports\//],
  ["next-auth", /^(server\/auth|app\/api\/auth|components\/(auth|shell))\//],
  ["pg-boss", /^server\/jobs\//],
  ["oidc-provider", /^server\/auth\/oauth\//],
  ["nodemailer", /^server\/mail\//],
  ["stripe", /^server\/payments\//],
  ["@node-rs/argon2", /^server\/auth\//],
  ["next/", /^(app|components|i18n)\/|^server\/auth\/|^next/],
])("%s is imported in only one place", (library, place) => {
  const wrong = imports.filter(
    ({ file, target, isPackage, isType }) =>
      isPackage && !isType && target.startsWith(library) && !place.test(file),
  );
  expect(wrong.map(describeImport), `Only ${place} knows this library.`).toEqual([]);
});

test("secrets are read in one place, which provides the signing secret and all accepted ones", () => {
  const MAY = /^server\/lib\/(env|env-schema|secret-files|signing-secrets)\.ts$/;
  const wrong = files.filter(
    ({ path, text }) => !isTest(path) && !MAY.test(path) && /AUTH_SECRET/.test(text),
  );
  expect(
    wrong.map(({ path }) => path),
    "Sign and verify through server/lib/signing-secrets.ts.",
  ).toEqual([]);
});

test("no file is longer than 300 lines", () => {
  const long = files.filter(({ text }) => text.split("\n").length > 301).map(({ path }) => path);
  expect(long, "Split the file by what its parts are about.").toEqual([]);
});

test("no file is a catch-all: utils, helpers, common, misc", () => {
  const drawers = files.filter(({ path }) =>
    /(^|\/)(utils?|helpers?|common|misc|shared)\.(m?ts|tsx|mjs)$/.test(path),
  );
  expect(
    drawers.map(({ path }) => path),
    "Name the file after what it does.",
  ).toEqual([]);
});

test("no file only re-exports what others export", () => {
  const barrels = files.filter(({ path, text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "").trim();
    const rest = code
      .replace(/^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s+"[^"]+";?$/gm, "")
      .trim();
    const isEntry = path === "clients/typescript/src/index.ts";
    return code !== "" && rest === "" && !isEntry && !/^app\/.*\/route\.ts$/.test(path);
  });
  expect(
    barrels.map(({ path }) => path),
    "Import it from the module that declares it.",
  ).toEqual([]);
});

test("no comment marks unfinished work, and no test is skipped", () => {
  const words = new RegExp(["TO", "DO|FIX", "ME|X", "XX\\b|@ts-", "(ignore|expect-error|nocheck)"].join(""));
  const wrong = files.filter(
    ({ text }) => words.test(text) || /\b(test|it|describe)\.(skip|only|todo)\(/.test(text),
  );
  expect(
    wrong.map(({ path }) => path),
    "Do it, or write it down as an issue.",
  ).toEqual([]);
});

test("the exported functions of core, transports, and groups have docstrings", () => {
  const undocumented = files
    .filter(
      ({ path }) =>
        /^server\/(core|transports|resources|auth|lib|jobs|mail|payments)\/|^domain\//.test(path) &&
        !isTest(path),
    )
    .flatMap(({ path, text }) => {
      const lines = text.split("\n");
      return lines.flatMap((line, index) =>
        /^export (async )?function /.test(line) && !/\*\/$/.test(lines[index - 1]?.trim() ?? "")
          ? [`${path}:${index + 1}`]
          : [],
      );
    });
  expect(undocumented, "Write a docstring: its parameters, result, and errors.").toEqual([]);
});

function describeImport({ file, target }: Import): string {
  return `${file} imports ${target}`;
}

test("permissions are checked through domain/, not by the name of a role", () => {
  const NAME = `"(?:owner|admin|coach|applicant)"`;
  const COMPARES = new RegExp(
    [
      `\\b[rR]ole\\)? ?[!=]== ?${NAME}`,
      `\\b[rR]oles?\\.(?:includes|some)\\(${NAME}`,
      // In SQL: `.where("m.role", "=", "owner")`, or `"in", ["owner"]`.
      `\\brole", "[^"]*", \\[?${NAME}`,
      `\\broles: \\[${NAME}`,
      `\\brequireRole\\(${NAME}`,
    ].join("|"),
  );
  const wrong = files.filter(
    ({ path, text }) => !isTest(path) && !within(path, "domain") && COMPARES.test(text),
  );
  expect(
    wrong.map(({ path }) => path),
    "Ask `can` of domain/permissions.ts, or a predicate or list of domain/roles.ts.",
  ).toEqual([]);
});

/** Classes of the language and of Node, which exist once per process, and our classes that check a brand (`Symbol.hasInstance`). */
const ONE_PER_PROCESS = /^(Error|Date|Uint8Array|FormData|ReadableStream|Readable|OperationError)$/;
/**
 * Created and checked within one copy: by streaming, the limiter library, the SQL compiler, the command line,
 * the guarded fetch, form parsing, and transactions.
 */
const WITHIN_A_COPY: Record<string, readonly string[]> = {
  "server/lib/limiter.ts": ["RateLimiterRes"],
  "server/core/statements.ts": ["Placeholder"],
  "server/lib/env.ts": ["EnvironmentError"],
  "server/lib/guarded-fetch/guarded-fetch.ts": ["FetchError"],
  "server/lib/guarded-fetch/guarded-post.ts": ["FetchError"],
  "server/resources/webhooks/delivery/attempt.ts": ["FetchError"],
  "server/resources/postings/service.ts": ["FetchError", "IsolatedWorkFailed"],
  "server/transports/early-input.ts": ["Element", "KeyboardEvent", "HTMLInputElement"],
  "server/core/errors.ts": ["TRPCError", "ZodError"],
  "server/core/procedure.ts": ["ReceivedFile"],
  "server/core/streamed.ts": ["Streamed"],
  "server/core/transaction.ts": ["TransientConflict"],
  "server/payments/test-provider/listener.ts": ["ProviderError"],
  "server/admin/failure.ts": ["CommandError", "CommanderError", "EnvironmentError"],
};

test("no error is recognized by a class that another copy of the module may have created", () => {
  const wrong = files
    .filter(({ path }) => /^(server|app)\//.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\binstanceof ([\w.]+)/g)].map(([, name = ""]) => ({ path, name })),
    )
    .filter(({ path, name }) => !ONE_PER_PROCESS.test(name) && !WITHIN_A_COPY[path]?.includes(name))
    .filter(({ path, name }) => !(path.startsWith("app/") && name === "TRPCError"));
  expect(
    wrong.map(({ path, name }) => `${path}: ${name}`),
    "What hangs on globalThis may be of the server's copy or of Next's: recognize its errors by a code or a name.",
  ).toEqual([]);
});

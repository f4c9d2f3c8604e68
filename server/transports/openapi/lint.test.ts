import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { approveChanged } from "#server/testing/approvals.ts";
import { document } from "#server/testing/openapi.ts";

const root = path.resolve(import.meta.dirname, "../../..");
let folder: string;
let file: string;
let text: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "offerlane-openapi-"));
  file = path.join(folder, "openapi.json");
  text = JSON.stringify(document);
  await writeFile(file, text);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a check of the document unless it has passed with this configuration. */
async function runUnlessPassed(rules: string, check: () => Promise<void>): Promise<void> {
  const input = text + (await readFile(path.join(root, rules), "utf8"));
  await approveChanged(rules, [input], () => check().then(() => true));
}

/** Runs an installed command-line tool on the document. Returns its findings, one JSON value. */
function lint(tool: string, parameters: string[]): Promise<unknown> {
  const environment = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return new Promise((resolve, reject) => {
    const command = path.join(root, "node_modules/.bin", tool);
    execFile(
      command,
      ["lint", file, ...parameters],
      { cwd: root, env: environment },
      (_error, output, noise) => {
        try {
          resolve(JSON.parse(output.slice(output.search(/[{[]/))));
        } catch {
          reject(new Error(`${tool} said: ${output}${noise}`));
        }
      },
    );
  });
}

test("redocly finds no errors and no warnings", { timeout: 180_000 }, () =>
  runUnlessPassed("redocly.yaml", async () => {
    expect(await lint("redocly", ["--format", "json"])).toMatchObject({
      totals: { errors: 0, warnings: 0 },
      problems: [],
    });
  }),
);

test("spectral finds nothing", { timeout: 180_000 }, () =>
  runUnlessPassed(".spectral.yaml", async () => {
    expect(await lint("spectral", ["--format", "json", "--quiet"])).toEqual([]);
  }),
);

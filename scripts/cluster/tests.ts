import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runTool } from "../checks/command.ts";
import type { Report } from "../checks/server-tests.ts";
import { nothing, type Outcome } from "../drills/outcome.ts";
import { readJson } from "../launcher/runtime-file.ts";

const RESOURCES = "server/resources/";
const GROUPS = [
  "applications",
  "boards",
  "coach-notes",
  "companies",
  "contacts",
  "interviews",
  "roster",
] as const;

/** What can't run on a cluster yet, by how its file and name begin, and why: docs/scale.md says what it would take. */
const LEFT_OUT: readonly (readonly [string, string])[] = [
  ["applications/retirement.test.ts", "retirement asks all accounts in one statement"],
  ["applications/bulk-change.test.ts: a bulk change with dryRun", "triggers make events"],
  ["applications/bulk-change.test.ts: an undo brings cards back", "triggers make events"],
  ["applications/slips.test.ts: a move that was taken back more than", "the test's own statement"],
  ["coach-notes/notices.test.ts", "the mail joins notes with their organization"],
  ["roster/roster.test.ts", "the roster joins applicants' rows with the organization's"],
  ["roster/today.test.ts", "the roster joins applicants' rows with the organization's"],
];

/** Runs the server's own tests of these groups on the cluster's database as it stands, file after file. */
export async function testsOnCluster(url: string): Promise<Outcome[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "offerlane-cluster-tests-"));
  try {
    const file = path.join(folder, "vitest.json");
    const paths = GROUPS.map((group) => `${RESOURCES}${group}/`);
    const options = ["--maxWorkers=1", "--reporter=json", `--outputFile.json=${file}`];
    await runTool(
      ["node_modules/vitest/vitest.mjs", "run", ...options, ...paths],
      new AbortController().signal,
      {
        TEST_PREPARED_DATABASE_URL: url,
      },
    );
    const report = readJson<Report>(file);
    if (!report) return [{ ...nothing("cluster: the server's tests"), left: "failed: they didn't run" }];
    return GROUPS.map((group) => outcomeOf(group, report));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function outcomeOf(group: string, { testResults }: Report): Outcome {
  const tests = testResults.flatMap(({ name, assertionResults }) => {
    const file = name.slice(name.lastIndexOf(RESOURCES) + RESOURCES.length);
    if (!file.startsWith(`${group}/`)) return [];
    return assertionResults.map(({ fullName, status }) => ({ name: `${file}: ${fullName}`, status }));
  });
  const failed = tests.filter(({ status }) => status === "failed").map(({ name }) => name);
  const whyOf = (name: string) => LEFT_OUT.find(([begin]) => name.startsWith(begin))?.[1];
  const unexpected = failed.filter((name) => whyOf(name) === undefined);
  const known = Map.groupBy(
    failed.flatMap((name) => whyOf(name) ?? []),
    (why) => why,
  );
  const leftOut = [...known].map(([why, { length }]) => `${length}: ${why}`).join("; ");
  return {
    ...nothing(`cluster: tests of ${group}`),
    load: `${tests.length} tests`,
    failed: unexpected.length,
    left:
      tests.length === 0 || unexpected.length > 0
        ? `failed: ${unexpected.join("; ") || "there are none"}`
        : leftOut && `left out: ${leftOut}`,
  };
}

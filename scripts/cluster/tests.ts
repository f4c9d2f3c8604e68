import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Report } from "../checks/server-tests.ts";
import { type Outcome, outcome } from "../drills/outcome.ts";
import { readJson } from "../launcher/runtime-file.ts";
import { runScript, SHOWN } from "../shared/programs.ts";
import { temporaryFolder } from "../shared/temporary.ts";

const RESOURCES = "server/resources";
const FOLDERS = [RESOURCES, "server/auth", "server/transports/rest", "server/core"] as const;
/** The files to run in folders that run only in part. */
const FILES = ["server/core/quota.test.ts", "server/core/text-uses.test.ts"];

/** Groups that are skipped. */
const NOT_RUN = [
  // Reads pages, but not the database.
  "postings",
];

const BY_PART = "the test looks for the statement by its name, which a worker gets within another one";
const CARRIED = "a note's event follows those of later changes if no one has read events in between";
const ALL_RECORDED = "a cluster records changes of accounts without a user too, which name their author";
/** Tests that can't run on a cluster, by the start of their file and name, with the reason. */
const LEFT_OUT: readonly (readonly [string, string])[] = [
  ["applications/retirement.test.ts: all boards get their turn, a few per statement", BY_PART],
  [
    "organization-events/organization-events.test.ts: access to the organization's event list from a sandbox",
    CARRIED,
  ],
  ["account-deletion.test.ts: deleting an account removes all its live and sandbox rows", ALL_RECORDED],
];

/** Runs the server tests of these folders, one file at a time, on the cluster's current database. */
export async function testsOnCluster(url: string): Promise<Outcome[]> {
  await using folder = await temporaryFolder("cluster-tests");
  const file = path.join(folder.path, "vitest.json");
  const groups = (await readdir(RESOURCES)).filter((group) => !NOT_RUN.includes(group));
  const paths = [...groups.map((group) => `${RESOURCES}/${group}/`), FOLDERS[1], FOLDERS[2], ...FILES];
  const options = ["--maxWorkers=1", "--reporter=json", `--outputFile.json=${file}`];
  const command = ["node_modules/vitest/vitest.mjs", "run", ...options, ...paths];
  await runScript(command, { ...SHOWN, env: { TEST_PREPARED_DATABASE_URL: url } });
  const report = readJson<Report>(file);
  if (!report) return [outcome("cluster: the server's tests", { left: "failed: they didn't run" })];
  return FOLDERS.map((one) => outcomeOf(one, report));
}

function outcomeOf(folder: string, { testResults }: Report): Outcome {
  const files = testResults.flatMap((one) => {
    const [, file] = one.name.split(`/${folder}/`);
    return file === undefined ? [] : [{ ...one, file }];
  });
  const tests = files.flatMap(({ file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: `${file}: ${fullName}`, status })),
  );
  // A file that failed to load has no tests.
  const unread = files.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = tests.filter(({ status }) => status === "failed").map(({ name }) => name);
  const whyOf = (name: string) => LEFT_OUT.find(([begin]) => name.startsWith(begin))?.[1];
  const unexpected = [
    ...unread.map(({ file }) => file),
    ...failed.filter((name) => whyOf(name) === undefined),
  ];
  const known = Map.groupBy(
    failed.flatMap((name) => whyOf(name) ?? []),
    (why) => why,
  );
  const leftOut = [...known].map(([why, { length }]) => `${length}: ${why}`).join("; ");
  return outcome(`cluster: tests of ${folder}`, {
    load: `${tests.length} tests`,
    failed: unexpected.length,
    left:
      tests.length === 0 || unexpected.length > 0
        ? `failed: ${unexpected.join("; ") || "there are none"}`
        : leftOut && `left out: ${leftOut}`,
  });
}

import path from "node:path";
import type { Report } from "../checks/server-tests.ts";
import { type Outcome, outcome } from "../drills/outcome.ts";
import { readJson } from "../launcher/runtime-file.ts";
import { runScript, SHOWN } from "../shared/programs.ts";
import { temporaryFolder } from "../shared/temporary.ts";

const BY_PART = "the test looks for the statement by its name, which a worker gets within another one";
const NOTE_EVENT_ORDER = "a note's event follows those of later changes if no one has read events in between";
const ALL_RECORDED = "a cluster records changes of accounts without a user too, which name their author";
const OLD_RELEASE = "a cluster doesn't look for the responses that release 0.1.0 stored";
const OWN_SCHEMA =
  "a cluster has additional tables, and triggers in place of foreign keys to the coordinator";
const NO_PORTIONS = "a cluster can't select rows by their place, so a change deletes all of them";
const IN_STEPS = "a cluster reads the roster in steps, one worker at a time";
const NO_PLAN = "a cluster can't explain a query whose params go to a function";
const OWN_TRIGGER = "a trigger in place of the foreign key rejects the row, with another code";
const LONGER = "the IDs of events are longer, and the guide's costs count bytes";
/** Tests that can't pass on a cluster, by the start of their file and name, with the reason. */
const LEFT_OUT: readonly (readonly [string, string])[] = [
  ["resources/applications/retirement.test.ts: all boards get their turn, a few per statement", BY_PART],
  [
    "resources/organization-events/organization-events.test.ts: access to the organization's event list from a sandbox",
    NOTE_EVENT_ORDER,
  ],
  ["auth/account-deletion.test.ts: deleting an account removes all its live and sandbox rows", ALL_RECORDED],
  ["auth/removal/remains.test.ts: every row that an account can have many of", OWN_SCHEMA],
  ["auth/removal/remains.test.ts: while a large account is being deleted", ALL_RECORDED],
  ["core/idempotency.test.ts: a process of release 0.1.0 and a current one", OLD_RELEASE],
  ["jobs/retention.test.ts: every table of the database has a stated retention", OWN_SCHEMA],
  ["jobs/retention.test.ts: rows that end with their parent have a foreign key", OWN_SCHEMA],
  ["resources/companies/concurrency.test.ts: a company with many cards is deleted", NO_PORTIONS],
  ["resources/sandbox/reset.test.ts: a reset of a large sandbox first deletes", NO_PORTIONS],
  [
    "resources/organization-retention/organization-retention.test.ts: many records about a leaver",
    NO_PORTIONS,
  ],
  ["testing/plans.test.ts: organization_shares.get makes no sequential scan", NO_PLAN],
  ["testing/plans.test.ts: applications.create makes no sequential scan", NO_PLAN],
  ["testing/tenant-keys.test.ts: every table that names an account", OWN_SCHEMA],
  ["testing/tenant-keys.test.ts: a note beside a card of someone else", OWN_TRIGGER],
  ["transports/page-caller.test.ts: the page roster never reads", IN_STEPS],
  ["transports/reference/sync-cost.test.ts: the guide's programs read all cards", LONGER],
];

/** Runs the server's tests, one file at a time, on the cluster's current database. */
export async function testsOnCluster(url: string): Promise<Outcome[]> {
  await using folder = await temporaryFolder("cluster-tests");
  const file = path.join(folder.path, "vitest.json");
  const options = ["--project=server", "--maxWorkers=1", "--reporter=json", `--outputFile.json=${file}`];
  const command = ["node_modules/vitest/vitest.mjs", "run", ...options, "server/"];
  await runScript(command, { ...SHOWN, env: { TEST_PREPARED_DATABASE_URL: url } });
  const report = readJson<Report>(file);
  if (!report) return [outcome("cluster: the server's tests", { notes: "failed: they didn't run" })];
  const ofFolders = Map.groupBy(filesOf(report), ({ file: name }) => name.split("/")[0] ?? "");
  return [...ofFolders].map(([name, files]) => outcomeOf(`server/${name}`, files));
}

const filesOf = ({ testResults }: Report) =>
  testResults.map((result) => ({
    ...result,
    file: result.name.slice(result.name.indexOf("/server/") + "/server/".length),
  }));

function outcomeOf(folder: string, files: ReturnType<typeof filesOf>): Outcome {
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
    notes:
      tests.length === 0 || unexpected.length > 0
        ? `failed: ${unexpected.join("; ") || "there are none"}`
        : leftOut && `left out: ${leftOut}`,
  });
}

import { createHash } from "node:crypto";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const testsOf = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** After these run, V8 counts every block in their process, or the list of codes has entries that no other test expects. */
const apart = [
  "domain/trim.test.ts",
  "domain/link-identity.test.ts",
  "server/core/codes.test.ts",
  "server/resources/postings/counted-pages.test.ts",
];

/** Asserts CPU time, so only `npm run bench` runs it. */
const timed = "server/transports/longest-stretch.test.ts";

const onDatabases = {
  globalSetup: ["scripts/checks/test-databases-setup.ts"],
  setupFiles: ["server/testing/worker-database.ts"],
};

/**
 * Runs files in the random order of the seed. A project's files stay together, so that its workers keep what they have loaded.
 * Any two files keep their order whichever other files run, so that a run of a few files can repeat a failure.
 */
class RandomOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    this.ctx.logger.log(`Files run in the order of seed ${sequence.seed}.`);
    const digest = (file: string) =>
      createHash("sha256")
        .update(`${sequence.seed} ${path.relative(root, file)}`)
        .digest("hex");
    const placed = files.map((file) => [file.project.name + digest(file.moduleId), file] as const);
    return placed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file);
  }
}

export default defineConfig({
  test: {
    pool: "forks",
    // Tests create hundreds of thousands of short-lived objects. With room for them, tests take an eighth less CPU.
    execArgv: ["--max-semi-space-size=64"],
    // With three workers, two cores are partly idle while tests wait for processes, sockets, and PostgreSQL. With four they aren't.
    maxWorkers: 4,
    // Long, because nothing is simulated (passwords are really hashed) and a build may run in parallel.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: RandomOrder },
    expect: { poll: { timeout: 30_000, interval: 20 } },
    projects: [
      // A worker's files share a process and its modules, so that it loads the server once, not once per file.
      {
        test: {
          ...onDatabases,
          name: "server",
          include: testsOf("domain", "server"),
          exclude: process.env.TIMED_TESTS === undefined ? [...apart, timed] : apart,
          isolate: false,
        },
      },
      {
        test: {
          ...onDatabases,
          name: "processes",
          include: [...testsOf("scripts"), ...apart],
        },
      },
      { test: { name: "pages", include: testsOf("components", "app"), isolate: false } },
    ],
  },
});

import { defineConfig } from "vitest/config";

const testsOf = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** V8 counts every block that runs in their process, from then on. */
const countingSteps = ["domain/edges.test.ts", "domain/link-identity.test.ts"];

const onDatabases = {
  globalSetup: ["scripts/checks/test-databases-setup.ts"],
  setupFiles: ["server/testing/worker-database.ts"],
};

/** What changes its process's settings or vocabulary, uses up what a process may log, or leaves jobs to others that it starts. */
const inOwnProcess = ["server/auth/oauth", "server/auth/security-log", "server/lifecycle", "server/admin"];
const inOwnProcessToo = [
  ...["api-keys", "cookies", "providers", "secret-rotation"].map((name) => `server/auth/${name}.test.ts`),
  "server/core/vocabulary.test.ts",
];

export default defineConfig({
  test: {
    pool: "forks",
    // Answers and rows by the hundred thousand die young: with room for them an eighth less CPU goes into the same tests.
    execArgv: ["--max-semi-space-size=64"],
    // Two cores: with three workers, waiting for processes, sockets, and PostgreSQL left a part of them idle; with four, none.
    maxWorkers: 4,
    // Real parts: a password is hashed for real, and two processes may share the machine with a build.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Where nobody sits before it, a test that a busy machine tripped is run once more, and marked in the output.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    projects: [
      // These leave nothing behind in a process, so each worker loads the server once, not once a file.
      {
        test: {
          ...onDatabases,
          name: "server",
          include: testsOf("domain", "server"),
          exclude: [...testsOf(...inOwnProcess), ...inOwnProcessToo, ...countingSteps],
          isolate: false,
        },
      },
      {
        test: {
          ...onDatabases,
          name: "processes",
          include: [...testsOf(...inOwnProcess, "scripts"), ...inOwnProcessToo, ...countingSteps],
        },
      },
      { test: { name: "pages", include: testsOf("components", "app"), isolate: false } },
    ],
  },
});

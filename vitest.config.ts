import { defineConfig } from "vitest/config";

const testsOf = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    // Real parts: a password is hashed for real, and two processes may share the machine with a build.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Where nobody sits before it, a test that a busy machine tripped is run once more, and marked in the output.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    projects: [
      {
        test: {
          name: "server",
          include: testsOf("domain", "server", "scripts"),
          globalSetup: ["scripts/checks/test-databases-setup.ts"],
          setupFiles: ["server/testing/worker-database.ts"],
          // The server is loaded once a worker: each file would take one to two seconds to load it again.
          isolate: false,
        },
      },
      // What browsers run stays apart from the server, which puts its own classes in the place of fetch's.
      { test: { name: "pages", include: testsOf("components", "app") } },
    ],
  },
});

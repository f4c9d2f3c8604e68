import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["domain", "server", "scripts", "components", "app"].map(
      (folder) => `${folder}/**/*.test.{ts,tsx}`,
    ),
    globalSetup: ["scripts/checks/test-databases-setup.ts"],
    setupFiles: ["server/testing/worker-database.ts"],
    pool: "forks",
    maxWorkers: 2,
    // Real parts: a password is hashed for real, and two processes may share the machine with a build.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Where nobody sits before it, a test that a busy machine tripped is run once more, and marked in the output.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
});

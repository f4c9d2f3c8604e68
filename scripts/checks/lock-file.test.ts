import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { absentPackages, type Lock } from "./lock-file.ts";

test("the lock file holds the packages of every platform, or npm ci refuses it: npm run dependencies:complete", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  expect(Object.keys(absentPackages(lock))).toEqual([]);
});

test("a package that the registry lacked is named beside the one that asks for it, with its platform", () => {
  const packages = {
    "node_modules/tool": {
      optionalDependencies: { "@tool/linux-x64-musl": "1.2.3", "@tool/darwin-arm64": "1.2.3" },
    },
    "node_modules/@tool/darwin-arm64": { version: "1.2.3" },
    "node_modules/other/node_modules/tool": {
      dev: true,
      optionalDependencies: { "@tool/win32-x64": "1.0.0" },
    },
  };
  expect(absentPackages({ packages })).toEqual({
    "node_modules/@tool/linux-x64-musl": {
      version: "1.2.3",
      cpu: ["x64"],
      libc: ["musl"],
      os: ["linux"],
      optional: true,
    },
    "node_modules/other/node_modules/@tool/win32-x64": {
      version: "1.0.0",
      cpu: ["x64"],
      os: ["win32"],
      dev: true,
      optional: true,
    },
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean };
type Manifest = Partial<
  Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>
>;

const MANIFESTS = ["package.json", "clients/typescript/package.json"];
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const ours = ["", "clients/typescript"];
const packages = Object.entries(lock.packages).filter(([place, { link }]) => !link && !ours.includes(place));

test("every package, however deep, is bound to its content by SHA-512", () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
});

test("every package comes from the npm registry: none from a git repository, an archive or a folder", () => {
  const elsewhere = packages.filter(
    ([, { version = "", resolved = "https://registry.npmjs.org/" }]) =>
      !/^\d/.test(version) || !resolved.startsWith("https://registry.npmjs.org/"),
  );
  expect(elsewhere).toEqual([]);
});

describe.each(MANIFESTS)("%s", (file) => {
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  test("names exact versions, so that nothing new comes in unasked", () => {
    const named = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies].flatMap(
      (group) => Object.entries(group ?? {}),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))).toEqual([]);
  });
});

test("no script of a package runs when it is installed", () => {
  expect(readFileSync(".npmrc", "utf8")).toContain("ignore-scripts=true");
});

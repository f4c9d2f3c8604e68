import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
};
type Manifest = Partial<
  Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>
>;

const MANIFESTS = ["package.json", "clients/typescript/package.json", "clients/extension/package.json"];
const readLock = (file: string) =>
  JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Locked> };
const lock = readLock("package-lock.json");
const ours = ["", "clients/typescript"];
const packagesIn = ({ packages }: typeof lock) =>
  Object.entries(packages).filter(([place, { link }]) => !link && !ours.includes(place));
/** The browser extension's packages are installed only to build it. */
const packages = [...packagesIn(lock), ...packagesIn(readLock("clients/extension/package-lock.json"))];

test("every package, at any depth, is pinned to its content by SHA-512", () => {
  // A package bundled in another's archive is covered by that archive.
  const archives = packages.filter(([, { inBundle }]) => !inBundle);
  expect(archives.length).toBeGreaterThan(500);
  expect(archives.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
});

test("the packages of every platform are locked, because `npm ci` otherwise rejects the lock file everywhere", () => {
  const wanted = packagesIn(lock).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ place, name, version })),
  );
  expect(wanted.some(({ name }) => name === "@next/swc-darwin-arm64")).toBe(true);
  const missing = wanted.filter(({ place, name, version }) => {
    const found = nearest(place, name)?.version;
    // Platform packages are pinned exactly. Other optional ones have a range, which npm checks.
    return !found || (/^\d/.test(version) && found !== version);
  });
  expect(missing).toEqual([]);
});

/** Resolves `name` from the package at `place`, as Node.js does: next to it, then in each folder above. */
function nearest(place: string, name: string): Locked | undefined {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const found = lock.packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`];
    if (found || !folder) return found;
  }
}

test("every package comes from the npm registry, not from a git repository, an archive, or a folder", () => {
  const elsewhere = packages.filter(
    ([, { version = "", resolved = "https://registry.npmjs.org/" }]) =>
      !/^\d/.test(version) || !resolved.startsWith("https://registry.npmjs.org/"),
  );
  expect(elsewhere).toEqual([]);
});

describe.each(MANIFESTS)("%s", (file) => {
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  test("pins exact versions, so that no update arrives unnoticed", () => {
    const named = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies].flatMap(
      (group) => Object.entries(group ?? {}),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))).toEqual([]);
  });
});

test.each([".npmrc", "clients/extension/.npmrc"])(
  "no package runs scripts when it is installed: %s",
  (file) => {
    expect(readFileSync(file, "utf8")).toContain("ignore-scripts=true");
  },
);

const text = (file: string) => readFileSync(file, "utf8");

test("docker compose publishes ports only on this machine unless the operator says otherwise", () => {
  const published = [...text("compose.yaml").matchAll(/^\s+- "(\S+):\d+"$/gm)].map(([, host]) => host);
  expect(published).toEqual([`\${PUBLISH:-127.0.0.1}:\${PORT:-3000}`]);
});

test("the deployment files contain no password and no secret", () => {
  const shipped = ["compose.yaml", ".env.example", "Dockerfile", "scripts/deploy/chart/values.yaml"];
  const given = shipped.flatMap((file) =>
    [...text(file).matchAll(/^\s*((?!existing)\w*(?:PASSWORD|SECRET|TOKEN|_KEY)\w*)\s*[:=]\s*(\S+)/gim)]
      .filter(([, , value = ""]) => !/^(\$\{|["']{2}$|#)/.test(value))
      .map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(given).toEqual([]);
});

test("the chart opens the metrics port only to those who may read metrics", () => {
  const policy = text("scripts/deploy/chart/templates/network-policy.yaml");
  const rules = policy
    .slice(policy.indexOf("\n  ingress:"))
    .split(/^ {4}- /m)
    .slice(1);
  const open = rules.filter((rule) => !rule.startsWith("from:"));
  expect(open.map((rule) => [...rule.matchAll(/port: (\w+)/g)].map(([, port]) => port))).toEqual([["http"]]);
  expect(rules.filter((rule) => rule.includes("port: metrics"))).toHaveLength(1);
});

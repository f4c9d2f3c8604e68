import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { groups } from "#server/resources/index.ts";

const SERVER = path.join(import.meta.dirname, "..");
const readme = readFileSync(path.join(SERVER, "README.md"), "utf8");
const contributing = readFileSync(path.join(SERVER, "../CONTRIBUTING.md"), "utf8");
const tree = /```\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const groupFolders = foldersIn(path.join(SERVER, "resources"));

test("the tree in server/README.md names exactly the folders and files of server/", () => {
  const named = tree
    .split("\n")
    .flatMap((line) => /^((?:[\w.-]+\/? )+) {2,}|^([\w.-]+\/?)\s/.exec(line)?.[0].trim().split(" ") ?? []);
  const wanted = readdirSync(SERVER, { withFileTypes: true })
    .filter(({ name }) => name !== "README.md" && name !== "generated")
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  expect(named.toSorted()).toEqual(wanted.toSorted());
});

test("the group files that the tree names exist", () => {
  const named = [...tree.matchAll(/^ {4}([\w-]+\.ts)/gm)].map(([, name = ""]) => name);
  expect(named).toContain("contract.ts");
  for (const name of named) {
    const having = groupFolders.filter((group) => existsSync(path.join(SERVER, "resources", group, name)));
    expect(having, name).not.toEqual([]);
  }
  for (const group of groupFolders) {
    expect(existsSync(path.join(SERVER, "resources", group, "contract.ts")), group).toBe(true);
  }
});

test("every folder of resources/ is a group in the list of groups", () => {
  const listed = Object.values(groups).map(({ name }) => name.replaceAll("_", "-"));
  expect(listed.toSorted()).toEqual(groupFolders.toSorted());
});

test("every path that the two guides name in the recipe exists", () => {
  const recipe = readme.slice(readme.indexOf("## Add an operation"), readme.indexOf("## The database"));
  const paths = [...recipe.matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:ts|json))`/g)].map(([, named = ""]) => named);
  expect(paths).toContain("resources/index.ts");
  for (const named of paths) {
    expect(
      [SERVER, path.dirname(SERVER)].some((root) => existsSync(path.join(root, named))),
      named,
    ).toBe(true);
  }
  expect(contributing).toContain("server/README.md#add-an-operation-in-five-steps");
  expect(contributing).toContain("server/transports/interface.test.ts");
});

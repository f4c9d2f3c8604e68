import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import facts from "#components/docs/extension-facts.json" with { type: "json" };
import docs from "../../messages/en/docs-extension.json" with { type: "json" };
import { type Import, importsOf, sourceFiles } from "./imports.ts";

const FOLDER = "clients/extension/";
const sources = new Map(sourceFiles().map((file) => [file.path, file]));

/** Returns the imports of code that the extension's bundle contains, through all files. */
function bundled() {
  const files = [...sources.keys()].filter((file) =>
    /^clients\/extension\/(entrypoints|source)\//.test(file),
  );
  const seen = new Set(files);
  const imports: Import[] = [];
  for (const file of seen) {
    const source = sources.get(file);
    const found = (source ? importsOf(source) : []).filter(({ isType }) => !isType);
    imports.push(...found);
    for (const { target, isPackage } of found) if (!isPackage) seen.add(target);
  }
  return imports;
}

test("the browser extension reads postings with the server's reader, and bundles no other server code", () => {
  const imports = bundled();
  const files = imports.filter(({ isPackage }) => !isPackage).map(({ target }) => target);
  expect(files).toContain("server/resources/postings/posting.ts");
  const others = files.filter(
    (file) =>
      !/^(domain\/|messages\/|server\/resources\/postings\/|server\/lib\/html-|clients\/extension\/)/.test(
        file,
      ),
  );
  expect(others).toEqual([]);
  const packages = new Set(imports.filter(({ isPackage }) => isPackage).map(({ target }) => target));
  expect([...packages].map((name) => name.split("/")[0]).toSorted()).toEqual([
    "htmlparser2",
    "oauth4webapi",
    ...["wxt", "wxt"],
  ]);
});

test("every name that the extension imports from the product or its own files exists there", () => {
  const moduleOf = (file: string) => parseSync(file, sources.get(file)?.text ?? "").module;
  const exportsOf = (file: string) =>
    moduleOf(file).staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name));
  const imported = [...sources.keys()]
    .filter((file) => file.startsWith(FOLDER))
    .flatMap((file) =>
      moduleOf(file).staticImports.flatMap(({ moduleRequest: { value }, entries }) => {
        const target = value.startsWith("#")
          ? value.slice(1)
          : path.posix.join(path.posix.dirname(file), value);
        const names = entries.flatMap(({ importName }) =>
          importName.kind === "Name" ? importName.name : [],
        );
        return sources.has(target) ? names.map((name) => ({ target, name })) : [];
      }),
    );
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter(({ target, name }) => !exportsOf(target).includes(name ?? ""))).toEqual([]);
});

test("the documentation names the extension's permissions, which include no site", () => {
  const [, list = ""] = /permissions: \[(.*?)\]/.exec(readFileSync(`${FOLDER}wxt.config.ts`, "utf8")) ?? [];
  const permissions = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(facts.permissions, "Run npm run extension:pack.").toEqual(permissions);
  expect(facts.hosts).toEqual([]);
  expect(Object.keys(docs.permissions)).toEqual(permissions);
});

test("the extension has every text that its popup names", () => {
  const popup = readFileSync(`${FOLDER}entrypoints/popup/index.html`, "utf8");
  const texts = readFileSync(`${FOLDER}public/_locales/en/messages.json`, "utf8");
  const messages = JSON.parse(texts) as Record<string, { message: string }>;
  const named = [...popup.matchAll(/data-text="(\w+)"[^>]*>([^<]*)</g)];
  expect(named.length).toBeGreaterThan(10);
  for (const [, name = "", text] of named) expect(text, name).toBe(messages[name]?.message);
});

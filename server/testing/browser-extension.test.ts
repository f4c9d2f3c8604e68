import { readFileSync } from "node:fs";
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

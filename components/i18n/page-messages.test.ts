import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Namespace } from "../../i18n/messages.ts";
import { IN_FRAME } from "./client-messages.tsx";

const PAGES = "app/(signed-in)";
const FRAME = new Set<string>(IN_FRAME);

type Module = { isClient: boolean; imports: string[]; speaks: string[]; names: string[] };

const modules = new Map<string, Module>();

/** Returns a module's imports other than types, static or dynamic, and the namespaces that it uses or names. */
function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(file, "utf8");
  const statements = source.matchAll(
    /^(?:import|export) (?!type )[^;]*?from "([^"]+)"|^import "([^"]+)"|import\("([^"]+)"\)/gm,
  );
  const read = {
    isClient: /^"use client"/m.test(source),
    imports: [...statements].flatMap(([, from, alone, later]) => fileOf(file, from ?? alone ?? later ?? "")),
    speaks: [...source.matchAll(/useTranslations\("(\w+)/g)].map(([, name = ""]) => name),
    names: [
      ...source.matchAll(
        /(?:namespaces(?:=\{|: )|const [A-Z_]+\b[^=\n]*= )(\[[\s\S]*?\])(?:\}| \}|,|;| as)/g,
      ),
    ].flatMap(([, list = ""]) => [...list.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name)),
  };
  modules.set(file, read);
  return read;
}

function fileOf(importer: string, named: string): string[] {
  const file = named.startsWith("#components/")
    ? named.replace("#", "")
    : named.startsWith(".")
      ? path.join(path.dirname(importer), named)
      : "";
  return /\.tsx?$/.test(file) && existsSync(file) ? [file] : [];
}

/** Returns the namespaces that a page or layout uses in the browser, each with a file that uses it. */
function spokenIn(root: string): Map<string, string> {
  const spoken = new Map<string, string>();
  const seen = new Set<string>();
  const walk = (file: string, inBrowser: boolean) => {
    const { isClient, imports, speaks } = moduleAt(file);
    const runs = inBrowser || isClient;
    if (seen.has(`${file} ${runs}`)) return;
    seen.add(`${file} ${runs}`);
    if (runs) for (const name of speaks) spoken.set(name, file);
    for (const next of imports) walk(next, runs);
  };
  walk(root, false);
  return spoken;
}

const files = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).map((name) => path.join(PAGES, name));
const pages = files.filter((file) => path.basename(file) === "page.tsx");

/** Returns the namespaces that the page, the lists that it imports, and its layouts add to the frame's. */
function providedByLayouts(page: string): Set<string> {
  const { names: own, imports } = moduleAt(page);
  const lists = imports.filter((file) => file.startsWith(PAGES));
  const names = new Set<string>([...own, ...lists.flatMap((file) => moduleAt(file).names)]);
  for (let folder = path.dirname(page); folder !== PAGES; folder = path.dirname(folder)) {
    const layout = path.join(folder, "layout.tsx");
    if (existsSync(layout)) for (const name of moduleAt(layout).names) names.add(name);
  }
  return names;
}

test("every page provides the messages that its client components use, including those that load later", () => {
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    const has = providedByLayouts(page);
    const missing = [...spokenIn(page)].filter(([name]) => !FRAME.has(name) && !has.has(name));
    expect(missing, page).toEqual([]);
  }
});

test("the frame provides exactly the messages that it uses, because every page includes them", () => {
  const spoken = new Set([...spokenIn(`${PAGES}/layout.tsx`).keys(), "ui", "status"]);
  expect([...IN_FRAME].sort()).toEqual([...spoken].sort() as Namespace[]);
});

import { readdirSync, readFileSync } from "node:fs";
import { type FormatXMLElementFn, IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "../testing/imports.ts";
import { LABELS } from "./labels.ts";
import { textsOf } from "./texts.ts";

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];
type Values = Record<string, string | number | Date | FormatXMLElementFn<string, string>>;

const FOLDER = "messages/en";
/** A count that selects each plural branch. A branch such as "=0" names its count. */
const COUNTS: Record<string, number> = { one: 1, two: 2, few: 3, other: 7 };
const catalogs = readdirSync(FOLDER);

/** Returns every text of a catalog with its path. */
function textsIn(node: unknown, path: string): [string, string][] {
  if (typeof node === "string") return [[path, node]];
  return Object.entries(node as object).flatMap(([name, child]) => textsIn(child, `${path}.${name}`));
}

/**
 * Returns sets of values for all placeholders and tags: one set for each option of the first choice, so that
 * every branch is rendered.
 */
function valuesFor(elements: Element[]): Values[] {
  let sets: Values[] = [{}];
  for (const element of elements) {
    const { type } = element;
    if (type === 1) sets = sets.map((set) => ({ [element.value]: "a value", ...set }));
    if (type === 2) sets = sets.map((set) => ({ ...set, [element.value]: 2 }));
    if (type === 3 || type === 4) sets = sets.map((set) => ({ ...set, [element.value]: new Date(0) }));
    if (type === 5 || type === 6) {
      sets = Object.entries(element.options).flatMap(([option, { value }]) => {
        const chosen = type === 5 ? option : (COUNTS[option] ?? Number(option.slice(1)));
        // A text may choose by the same argument twice.
        const agreeing = sets.filter((set) =>
          [undefined, chosen].includes(set[element.value] as typeof chosen),
        );
        return valuesFor(value).flatMap((inner) =>
          agreeing.map((set) => ({ ...inner, ...set, [element.value]: chosen })),
        );
      });
    }
    if (type === 8) {
      const inside = valuesFor(element.children);
      const tag: FormatXMLElementFn<string, string> = (parts) => parts.join("");
      sets = inside.flatMap((inner) => sets.map((set) => ({ ...inner, ...set, [element.value]: tag })));
    }
  }
  return sets;
}

describe("every text with its arguments", () => {
  test.each(catalogs)("in %s leaves no brace and no tag", (name) => {
    const faulty = textsIn(JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8")), name).filter(([, text]) => {
      const format = new IntlMessageFormat(text, "en");
      return valuesFor(format.getAst()).some((values) => /[{}]|<\/?\w+>/.test(String(format.format(values))));
    });
    expect(faulty).toEqual([]);
  });
});

test("the build compiles every catalog except those imported as plain JSON", async () => {
  const configFile = "../../next.config.mjs";
  const { default: config } = await import(configFile);
  const isCompiled: RegExp = config.turbopack.rules["*.json"].condition.path;
  const imported = sourceFiles()
    // Only the server uses the texts of the reference; the build doesn't. Labels are the same whether or not they are compiled.
    .filter(({ path }) => !path.includes(".test.") && !path.includes("server/transports/reference/"))
    .filter(({ path }) => !path.endsWith("server/lib/labels.ts"))
    .flatMap(({ text }) =>
      [...text.matchAll(/messages\/en\/([\w-]+\.json)" with \{ type: "json" \}/g)].map(([, name]) => name),
    );
  expect(catalogs.filter((name) => !isCompiled.test(`/project/${FOLDER}/${name}`)).sort()).toEqual(
    [...new Set(imported)].sort(),
  );
});

test("the texts that the server reads from a compiled catalog contain nothing to compile", () => {
  const labels = Object.values(LABELS).flatMap((group) =>
    typeof group === "string" ? [group] : Object.values(group),
  );
  expect(labels.filter((text) => /[{}<>']/.test(text))).toEqual([]);
});

test("a text whose placeholder gets no value throws an error, and is never sent", () => {
  const t = textsOf({ greeting: { hello: "Hello, {name}" } });
  expect(t("greeting.hello", { name: "Ada" })).toBe("Hello, Ada");
  expect(() => t("greeting.hello")).toThrow();
});

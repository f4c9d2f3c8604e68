import { expect, test } from "vitest";
import { countSteps } from "#server/testing/counted-steps.ts";
import { readPosting } from "./posting.ts";

const FILES = [
  "htmlparser2/dist/Tokenizer.js",
  "lib/html-tokens.ts",
  "lib/html-text.ts",
  "postings/json-ld.ts",
  "postings/labels.ts",
  "postings/microdata.ts",
  "postings/unrelated-parts.ts",
  "postings/page-content.ts",
  "postings/page-data.ts",
  "postings/page-facts.ts",
  "postings/company-name.ts",
  "postings/posting.ts",
  "postings/posting-fields.ts",
  "postings/site-fields.ts",
  "domain/pay-in-posting.ts",
  "domain/pay-phrases.ts",
  "domain/place-in-text.ts",
  "domain/work-mode-in-text.ts",
];
const SIZE = 16_384;
/** The most growth of the work if the length doubles: linear work doubles too, apart from what runs once; quadratic work quadruples. */
const GROWTH = 2.25;
/** The most code blocks that run per character of the worst page: a thread runs a few hundred million per second. */
const STEPS_A_CHARACTER = 60;

const script = (text: string) => `<script type="application/ld+json">${text}</script>`;
const posting = (fields: object) => script(JSON.stringify({ "@type": "JobPosting", ...fields }));
const full = (unit: string, size: number) => unit.repeat(Math.floor(size / unit.length));
const each = (unit: string) => (size: number) => full(unit, size);

const PAGES: readonly (readonly [string, (size: number) => string])[] = [
  ["elements within elements", each("<div>")],
  ["links that are left open", each("<a>")],
  ["paragraphs that are left open", each("<p>")],
  ["drawings within drawings", each("<svg>")],
  [
    "elements that are closed from the outside in",
    (size) => full("<a><b>", size / 2) + full("</a>", size / 2),
  ],
  ["tags that close nothing", each("</p>")],
  ["angle brackets", each("<")],
  ["ampersands", each("&")],
  ["entities", each("&lt;")],
  ["comments without an end", each("<!--")],
  ["attributes", (size) => `<meta ${full("a ", size)}>`],
  ["one attribute of entities", (size) => `<meta content="${full("&amp;", size)}">`],
  ["meta data", each('<meta name="a" content="b">')],
  ["empty scripts of data", each(script(""))],
  ["scripts of data", each(script("{}"))],
  ["comment marks around data", (size) => script(full("/*<![CDATA[", size))],
  ["lists within lists", (size) => script(full("[", size))],
  ["things", (size) => script(`[${full("{},", size)}{}]`)],
  ["a description of elements left open", (size) => posting({ description: full("<div>", size) })],
  ["a description of silent elements", (size) => posting({ description: full("<template>", size) })],
  ["a title that was escaped twice", (size) => posting({ title: full("&lt;", size) })],
  ["microdata within microdata", each('<p itemscope itemprop=a itemtype="/JobPosting">')],
  ["properties", (size) => `<p itemscope itemtype="/JobPosting">${full("<b itemprop=title>", size)}`],
  [
    "descriptions within descriptions",
    (size) => `<p itemscope itemtype="/JobPosting">${full("<b itemprop=description>", size)}`,
  ],
  ["classes", (size) => `<main class="${full("a ", size)}">`],
  ["parts about others", (size) => `<main>Requirements ${full("<nav>", size)}`],
  ["headings", (size) => `<main>Requirements ${full("<h1>", size)}`],
  ["lines about people", (size) => `<main>Requirements ${full("<p>Posted by", size)}`],
  ["labels", (size) => `<main>Requirements ${full("<p>Ort:", size)}`],
  ["amounts of pay", (size) => posting({ description: full("pay $1 - ", size) })],
  ["digits", (size) => posting({ description: full("1", size) })],
  ["digits with separators", (size) => posting({ description: full("1 ", size) })],
  ["lines of pay", (size) => posting({ description: full("$1 a day\n", size) })],
  ["a place", (size) => posting({ jobLocation: full("a - ", size) })],
  ["words of modes", (size) => posting({ description: full("three days ", size) })],
  ["strings in a program", (size) => `<script>x = {"a":"${full('\\"', size)}`],
  ["objects in a program", (size) => `<script>${full('x = {"title":"a"}; ', size)}`],
  ["braces in a program", (size) => `<script>${full("{", size / 2)}${full("}", size / 2)}`],
  ["names of elements", each('<p class="company">Acme</p>')],
  [
    "facts below a title",
    (size) => `<title>Cook</title><main>Requirements<h1>Cook</h1>${full("<li>Ulm</li>", size)}`,
  ],
  ["kinds of employment", (size) => posting({ employmentType: full("a,", size) })],
];

/** Runs a line of every file, so that each is counted. */
const LEAST = `<div itemscope itemtype="https://schema.org/JobPosting"><p itemprop="title">Cook (night)</p>
  <p itemprop="description">Ort: Ulm, Germany<br>Salary: $1 a day</p></div><main class="a">${"Requirements. ".repeat(10)}</main>`;

test.each(PAGES)("the work on a page of %s grows linearly with its length", (_name, make) => {
  const stepsFor = (page: string) => countSteps(FILES, () => [readPosting(LEAST), readPosting(page)]);
  const [once, twice] = [SIZE, 2 * SIZE].map((size) => stepsFor(make(size)));
  expect(twice).toBeLessThanOrEqual(GROWTH * (once ?? 0));
  expect(once).toBeLessThanOrEqual(STEPS_A_CHARACTER * SIZE);
});

test("no HTML parser with a stack of open elements is used, because V8 doesn't count its searches", () => {
  const read = () => readPosting(full("<div>", SIZE));
  expect(() => countSteps(["htmlparser2/dist/Parser.js"], read)).toThrow("Nothing of");
});

test("a page's posting is found after elements that are never closed", () => {
  const page = `${"<div>".repeat(50_000)}${posting({ title: "Cook", description: "<p>One<p>Two<ul><li>Three</ul>" })}`;
  expect(readPosting(page)).toMatchObject({ title: "Cook", job: { description: "One\n\nTwo\n\n• Three" } });
});

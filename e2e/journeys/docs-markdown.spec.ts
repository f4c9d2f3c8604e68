import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** Returns the content of a documentation page that its Markdown must contain. */
async function readingOf(page: Page, html: string) {
  return page.evaluate((source) => {
    const main = new DOMParser().parseFromString(source, "text/html").querySelector("main");
    if (main === null) throw new Error("no main part");
    const all = (selector: string) => [...main.querySelectorAll(selector)];
    const tabs = all("[role=tab]").map(({ textContent }) => textContent.trim());
    const links = all("a[href^='/docs']").map((link) => link.getAttribute("href") ?? "");
    for (const passedOver of all(
      "button, script, style, template, form, input, nav, noscript, [hidden], svg:not([role=img])",
    )) {
      passedOver.remove();
    }
    const codes = all("code:not(pre code)").map(({ textContent }) => textContent.trim());
    const samples = all("pre").map(({ textContent }) => textContent);
    const cells = all("tr").map((row) => row.children.length);
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
    return { tabs, links, codes, samples, cells, texts };
  }, html);
}

/** Words apart from the marks of Markdown. */
const wordsOf = (text: string) => text.split(/[\s:`*|[\]()#\\]+/).filter((word) => word !== "");

test("every documentation page is complete as Markdown: separate words, code in backticks, unchanged samples, cells, and tab names", async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto("/docs");
  const seen = new Set([
    "/docs",
    "/docs/reference",
    "/docs/webhooks",
    "/docs/mcp",
    "/docs/errors",
    "/docs/limits",
    "/docs/roles",
  ]);
  for (const path of seen) {
    const html = await (await request.get(path)).text();
    const source = await (await request.get(`${path}.md`)).text();
    const markdown = source.replaceAll("\\|", "|");
    const { tabs, links, codes, samples, cells, texts } = await readingOf(page, html);
    for (const link of links) seen.add(link.replace(/[?#].*$/, ""));
    const words = new Set(wordsOf(markdown));
    const lost = texts.flatMap(wordsOf).filter((word) => !words.has(word));
    expect.soft([...new Set(lost)], `words of ${path}`).toEqual([]);
    const untouched = codes.filter((code) => !code.includes("`") && !markdown.includes(`\`${code}\``));
    expect.soft([...new Set(untouched)], `code of ${path}`).toEqual([]);
    expect
      .soft(
        tabs.filter((tab) => !markdown.includes(`**${tab}**`)),
        `tabs of ${path}`,
      )
      .toEqual([]);
    const changed = samples.filter((code) => !source.includes(`\n${code}\n\`\`\``));
    expect.soft(changed, `samples of ${path}`).toEqual([]);
    const rows = source.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
    const counts = rows.map((row) => row.split(/(?<!\\)\|/).length - 2);
    expect.soft(counts, `cells of ${path}`).toEqual(cells);
  }
  expect(seen.size).toBeGreaterThan(100);
});

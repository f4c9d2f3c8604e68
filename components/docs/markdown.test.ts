import { expect, test } from "vitest";
import { type Block, sample, section } from "./document.ts";
import { markdownOf } from "./markdown.ts";

const written = (...blocks: Block[]) => markdownOf({ title: "OAuth", blocks }, "https://offerlane.example");

test("Markdown has the headings of a page by their level, and links with complete addresses", () => {
  const keys = { text: "`keys`", href: "/docs/keys" };
  const other = { text: "x", href: "https://x.example/" };
  expect(written(section("Start", [["See ", keys, " or ", other, "."], section("Deeper", ["Text"])]))).toBe(
    `# OAuth

## Start

See [\`keys\`](https://offerlane.example/docs/keys) or [x](https://x.example/).

### Deeper

Text
`,
  );
});

test("Markdown keeps blank cells, and escapes bars in the others", () => {
  const columns = [{ label: "" }, { label: "Allowed" }, { label: "Words" }];
  const rows = [
    ["`a|b`", { isAllowed: false, text: "No" }, { items: ["one", "two"] }],
    ["", "", "z"],
  ];
  expect(written({ kind: "table", caption: "Roles", columns, rows })).toBe(`# OAuth

|  | Allowed | Words |
| --- | --- | --- |
| \`a\\|b\` | No | one · two |
|  |  | z |
`);
});

test("Markdown names each tab, and keeps tabs, spaces, and backticks in code", () => {
  const tabs = [
    { label: "curl", blocks: [section("Ask", [sample("sh", "a \\\n\t  b")])] },
    { label: "Python", blocks: [sample("x.md", "```py\nb\n```")] },
  ];
  expect(written({ kind: "tabs", label: "Example", tabs })).toBe(`# OAuth

**curl**

## Ask

sh

\`\`\`
a \\
\t  b
\`\`\`

**Python**

x.md

\`\`\`\`
\`\`\`py
b
\`\`\`
\`\`\`\`
`);
});

test("Markdown separates the facts about a field and an operation", () => {
  const url = {
    name: "url",
    type: "string",
    place: "in path",
    required: "required",
    description: "An\naddress.",
  };
  const read = { name: "me.get", method: "GET" as const, path: "/me", summary: "Describe" };
  expect(
    written({ kind: "fields", label: "Body", fields: [url] }, { kind: "operations", operations: [read] }),
  ).toBe(`# OAuth

- \`url\` (string) (in path) (required)
  An address.

- GET \`/me\` [Describe](https://offerlane.example/docs/reference/me/get)
`);
});

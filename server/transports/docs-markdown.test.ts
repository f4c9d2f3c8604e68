import { expect, test } from "vitest";
import { env } from "#server/lib/env.ts";
import { listen } from "#server/testing/http-server.ts";

const PAGE = `<!doctype html><html><body><nav><a href="/">Home</a></nav><main id="main">
<header><h1>OAuth</h1><p>Ask for <code>scope</code>, see <a href="/docs/keys">Keys</a>.</p></header>
<section><h2>Refresh</h2><div>Loose text</div><figure><figcaption>sh<button>Copy</button></figcaption>
<section><pre><code>curl -d a=1 \\
  &amp;&amp; echo</code></pre></section></figure>
<ul><li>One</li><li><p>Two</p></li></ul>
<table><thead><tr><th>Code</th><th>What</th></tr></thead><tbody><tr><td>a|b</td><td><a href="https://x.example/">x</a></td></tr></tbody></table>
<dl><div><dt>Base</dt><dd>/api/v1</dd></div></dl><p hidden>Not this</p></section></main></body></html>`;

const asked: { url: string | undefined; coding: string | undefined }[] = [];
const { server, origin } = await listen(0, undefined, (request, response) => {
  asked.push({ url: request.url, coding: request.headers["accept-encoding"] });
  const isThere = request.url?.startsWith("/docs/guides/oauth");
  response.writeHead(isThere ? 200 : 404, { "Content-Type": "text/html; charset=utf-8", ETag: '"page"' });
  response.write(PAGE.slice(0, 200));
  response.end(PAGE.slice(200));
});
server.unref();

test("a documentation page is available as Markdown at .md, without its navigation and controls", async () => {
  const answer = await fetch(`${origin}/docs/guides/oauth.md`, { headers: { "Accept-Encoding": "gzip" } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(answer.headers.has("etag")).toBe(false);
  expect(await answer.text()).toBe(`# OAuth

Ask for \`scope\`, see [Keys](${env().PUBLIC_URL}/docs/keys).

## Refresh

Loose text

sh

\`\`\`
curl -d a=1 \\
  && echo
\`\`\`

- One
- Two

| Code | What |
| --- | --- |
| a\\|b | [x](https://x.example/) |

- Base: /api/v1
`);
  expect(asked.at(-1)).toEqual({ url: "/docs/guides/oauth", coding: undefined });
});

test("a missing page is a 404 as Markdown too, and every other path is left alone", async () => {
  expect((await fetch(`${origin}/docs/nowhere.md`)).status).toBe(404);
  const page = await fetch(`${origin}/docs/guides/oauth`);
  expect(await page.text()).toBe(PAGE);
  expect((await fetch(`${origin}/other.md`)).headers.get("content-type")).toContain("html");
});

test("Markdown includes what a page shows by style or by an image", async () => {
  const { markdownOf } = await import("./markdown.ts");
  const html = `<main><ul><li><p><code>url</code><span>string</span><span>required</span><b>!</b></p></li><li><span>GET</span><span>/me</span></li></ul>
<table><tr><th>Operation</th><th>coach</th></tr><tr><td>a</td><td><svg role="img" aria-label="yes"></svg></td></tr></table></main>`;
  expect(markdownOf(html, "")).toBe(`- \`url\` string required!
- GET /me

| Operation | coach |
| --- | --- |
| a | yes |
`);
});

test("Markdown names tab panels, keeps backticks in code, and loses no table cell and no definition", async () => {
  const { markdownOf } = await import("./markdown.ts");
  const html = `<main><div role="tablist"><button role="tab" id="a">curl</button><button role="tab" id="b">Python</button></div>
<div role="tabpanel" aria-labelledby="a"><pre><code>one</code></pre></div>
<div role="tabpanel" aria-labelledby="b"><pre><code>\`\`\`js</code></pre></div>
<p>Write <code>a\`b</code> or <code>\`</code>.</p>
<table><tr><th></th><th>A</th><th>B</th></tr><tr><td><code>x</code><span>y</span></td><td></td><td>z</td></tr></table>
<dl><dt>One</dt><dd>first</dd><dd>second</dd><dt>Two</dt><dd></dd></dl></main>`;
  expect(markdownOf(html, "")).toBe(`**curl**

\`\`\`
one
\`\`\`

**Python**

\`\`\`\`
\`\`\`js
\`\`\`\`

Write \`\`a\`b\`\` or \`\` \` \`\`.

|  | A | B |
| --- | --- | --- |
| \`x\` y |  | z |

- One: first second
- Two:
`);
});

import { expect, test } from "../fixtures.ts";

const PATHS = [
  "/",
  "/sign-in",
  "/sign-up",
  "/docs",
  "/docs/errors/not_found",
  "/no-such-page",
  "/robots.txt",
  "/sitemap.xml",
  "/api/auth/csrf",
  "/api/auth/nothing",
  "/api/v1/me",
  "/oauth/authorize",
  "/device",
  "/healthz",
  "/today",
];

test("every response has the protective headers", async ({ page, request }) => {
  await page.goto("/sign-in");
  const script = await page.locator("script[src^='/_next/']").first().getAttribute("src");
  for (const path of [...PATHS, script ?? ""]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.headers(), path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "cache-control": expect.stringMatching(/./),
    });
    const type = response.headers()["content-type"] ?? "";
    if (/^text\/|xml/.test(type)) expect(type, path).toMatch(/; ?charset=utf-8$/i);
    expect(response.headers()["x-powered-by"], path).toBeUndefined();
  }
});

test("no cache stores the pages of a signed-in person, or the data with which the next page is shown", async ({
  account: _account,
  page,
}) => {
  await page.goto("/today");
  for (const path of ["/today", "/people", "/settings", "/settings/api-keys"]) {
    for (const headers of [{ Accept: "text/html" }, { RSC: "1" }] as Record<string, string>[]) {
      const response = await page.request.get(path, { headers });
      expect(response.status(), path).toBe(200);
      expect(response.headers()["cache-control"], `${path} ${JSON.stringify(headers)}`).toContain("no-store");
    }
  }
});

test("a form works from our own pages only, whichever browser sends it", async ({ page, request }) => {
  await page.goto("/sign-in");
  const origin = new URL(page.url()).origin;
  const html = await (await request.get("/sign-in")).text();
  const form = html.slice(html.indexOf("$ACTION_") - 200);
  const fields = Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="(\$ACTION_[^"]+)"(?: value="([^"]*)")?/g)].map(
      ([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"').replaceAll("&amp;", "&")],
    ),
  );
  expect(Object.keys(fields).length).toBeGreaterThan(0);
  const send = (from: string) =>
    request.post("/sign-in", {
      headers: { Origin: from, Accept: "text/html" },
      multipart: { ...fields, intent: "link", email: "nobody@people.example", password: "" },
      maxRedirects: 0,
    });
  for (const from of ["https://evil.example", "null", "evil", `${origin}.evil.example`]) {
    const response = await send(from);
    expect(response.headers().location, from).toBeUndefined();
    expect(response.status(), from).toBe(401);
    expect(await response.text(), from).toContain("only from Offerlane's own pages");
  }
  const own = await send(origin);
  expect(own.headers().location).toContain("/sign-in/check-mail");
});

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

test("every response carries the protective headers", async ({ page, request }) => {
  await page.goto("/sign-in");
  const script = await page.locator("script[src^='/_next/']").first().getAttribute("src");
  for (const path of [...PATHS, script ?? ""]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers(), path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "cache-control": expect.stringMatching(/./),
    });
    expect(answer.headers()["x-powered-by"], path).toBeUndefined();
  }
});

import { expect, test } from "../fixtures.ts";

const HIDDEN = [
  "/.git/config",
  "/.git/",
  "/.env",
  "/.npmrc",
  "/.data/secrets.json",
  "/package.json",
  "/server/main.ts",
  "/prisma/schema/identity.prisma",
  "/_next/",
  "/_next/static/",
  "/public/",
  "/..%2fpackage.json",
  "/_next/static/..%2f..%2f..%2fpackage.json",
];

test("nothing but pages, the build and public files is served, and no folder is listed", async ({
  request,
}) => {
  for (const path of HIDDEN) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBeGreaterThanOrEqual(300);
    const text = await answer.text();
    expect(text, path).not.toMatch(
      /"dependencies"|repositoryformatversion|AUTH_SECRET|datasource db|Index of/,
    );
  }
});

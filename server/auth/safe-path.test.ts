import { expect, test } from "vitest";
import { env } from "#server/lib/env.ts";
import { safePath, withCallback } from "./safe-path.ts";

test.each([
  ["/boards/brd_1?card=app_2#notes", "/boards/brd_1?card=app_2#notes"],
  [`${env().PUBLIC_URL}/invitations/inv_1`, "/invitations/inv_1"],
  ["/invitations/inv_1/../inv_2", "/invitations/inv_2"],
])("a path on this site is kept: %s", (given, path) => {
  expect(safePath(given)).toBe(path);
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "\\\\evil.example",
  "/.//evil.example/",
  `${env().PUBLIC_URL}//evil.example/`,
  `${env().PUBLIC_URL}.evil.example/`,
  "javascript:alert(1)",
  "/\t/evil.example/",
  "",
  null,
  undefined,
])("anything but a path on this site becomes the start page: %s", (given) => {
  expect(safePath(given)).toBe("/");
});

test("a page's URL includes the path to continue to", () => {
  expect(withCallback("/sign-up", "/invitations/inv_1?a=b")).toBe(
    "/sign-up?callbackUrl=%2Finvitations%2Finv_1%3Fa%3Db",
  );
  expect(withCallback("/sign-up", "/")).toBe("/sign-up");
});

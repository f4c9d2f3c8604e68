import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { shareBoard } from "../sharing.ts";

/** Sends a request with the path unchanged; a browser would normalize it. */
async function ask(path: string, headers: Record<string, string> = {}, body?: string) {
  const { hostname, port } = new URL(process.env.BASE_URL ?? "http://localhost:3000");
  const method = body === undefined ? "GET" : "POST";
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, headers, method }, resolve).on("error", reject).end(body);
  });
  return { status: incoming.statusCode ?? 0, text: await text(incoming) };
}

const UNREADABLE = ["%", "%ff", "%00", "%c3%28", "%ed%a0%80", "a%2", "%zz"];
const FOLDERS = [
  "/",
  "/invitations/",
  "/reset/",
  "/companies/",
  "/people/",
  "/boards/",
  "/o/",
  "/dev/mail/",
  "/docs/errors/",
  "/docs/reference/",
  "/oauth/consent/",
  "/api/auth/",
  "/_next/static/",
];

/** Returns the `Cookie` header of the page's browser. */
async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

test("an address that can't be decoded is not found, on any page, signed in or not", async ({
  account,
  page,
}) => {
  expect(account.email).toBeTruthy();
  const Cookie = await cookieOf(page);
  for (const folder of FOLDERS) {
    for (const end of UNREADABLE) {
      expect((await ask(`${folder}${end}`)).status, `${folder}${end}`).toBe(404);
      expect((await ask(`${folder}${end}`, { Cookie, RSC: "1" })).status, `${folder}${end}`).toBe(404);
    }
  }
  expect((await ask("/invitations/%")).text).toContain("Page not found");
});

test("an id of the wrong shape is not found, and a search text with a null character breaks nothing", async ({
  account,
  page,
}) => {
  expect(account.email).toBeTruthy();
  const Cookie = await cookieOf(page);
  for (const folder of ["/boards/", "/companies/", "/people/", "/o/"]) {
    for (const id of ["1", "constructor", "x".repeat(3_000)]) {
      expect((await ask(`${folder}${id}`, { Cookie })).status, `${folder}${id}`).toBe(404);
    }
  }
  for (const page of ["/companies", "/interviews", "/people"]) {
    expect((await ask(`${page}?search=a%00b`, { Cookie })).status, page).toBe(200);
  }
});

test("a query parameter named like a built-in property doesn't break any page", async () => {
  for (const name of ["constructor", "toString", "hasOwnProperty", "__proto__"]) {
    for (const [path, status] of [
      ["/unknown", 404],
      ["/docs/unknown", 404],
      ["/sign-in", 200],
      ["/", 200],
    ] as const) {
      expect((await ask(`${path}?${name}=1`)).status, `${path}?${name}`).toBe(status);
    }
    const rejected = await ask(`/oauth/refused?error=${name}`);
    expect(rejected.text, name).not.toContain("oauth.refused");
  }
});

test("an odd query, cookie, or form doesn't break any page", async () => {
  for (const query of [
    "?callbackUrl=%",
    "?callbackUrl=%ff%00",
    "?error=%00",
    "?a=%&a[]=%5B&__proto__=1",
    `?x=${"y".repeat(9_000)}`,
  ]) {
    for (const path of ["/sign-in", "/sign-up", "/reset", "/docs", "/dev/mail", "/"]) {
      expect((await ask(`${path}${query}`)).status, `${path}${query.slice(0, 40)}`).toBeLessThan(500);
    }
  }
  expect((await ask("/dev/mail?to=%00")).status).toBe(200);
  for (const Cookie of ["next-auth.session-token=%", "NEXT_LOCALE=%ff", "theme=%; =; ;;", "a=%00"]) {
    expect((await ask("/sign-in", { Cookie })).status, Cookie).toBe(200);
    expect((await ask("/boards", { Cookie })).status, Cookie).toBeLessThan(400);
  }
});

test("a page that the documentation doesn't have is not found, and says so before scripts", async () => {
  for (const path of ["/docs/unknown", "/docs/reference/unknown", "/docs/errors/unknown/deep"]) {
    const response = await ask(path, { Accept: "text/html" });
    expect(response.status, path).toBe(404);
    expect(response.text, path).toMatch(/<h1[^>]*>Page not found/);
  }
});

test("the title of a page that isn't found is its heading", async ({ api, page }) => {
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  for (const [path, heading] of [
    ["/o/unknown", "Page not found"],
    ["/o/unknown/insights", "Page not found"],
    [`/o/${slug}/shares/unknown`, "This board is no longer shared"],
    ["/boards/unknown", "Page not found"],
  ] as const) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(`${heading} · Offerlane`);
    await expect(page.getByRole("main"), path).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1, name: heading }), path).toBeVisible();
  }
});

test("a link that opens no invitation says what to do, and is not found", async () => {
  for (const secret of ["unknown", "x".repeat(43), "constructor"]) {
    const response = await ask(`/invitations/${secret}`, { Accept: "text/html" });
    expect(response.status, secret).toBe(404);
    expect(response.text, secret).toMatch(/<h1[^>]*>This link doesn(?:'|&#x27;)t open an invitation/);
    expect(response.text, secret).toContain("ask the organization to send a new invitation");
  }
});

test("a page about a person who isn't an applicant says so, also to an owner", async ({ api, page }) => {
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  for (const query of ["", "?applicant=gone@example.com"]) {
    await page.goto(`/o/${slug}/as-applicant${query}`);
    await expect(page.getByRole("heading", { name: "This person isn't an applicant here" })).toBeVisible();
  }
});

test("addresses of pages about applicants name them by ID, also after an earlier link with an email", async ({
  account,
  api,
  page: _page,
  otherUser: coach,
}) => {
  const { page } = coach;
  const [, , organizationSlug = ""] = (await shareBoard(coach.api, api, account.email)).split("/");
  type Members = { data: { id: string; email: string; role: string }[] };
  const { data: members } = await coach.api.read<Members>("members.list", { organizationSlug });
  const idOf = (role: string) => members.find((member) => member.role === role)?.id;
  const applicantEmail = account.email;
  await coach.api.change("messages.send", { organizationSlug, applicantEmail, body: "Hello" });
  const contact = { kind: "call", topic: "job_search", applicantEmail };
  await coach.api.change("contactLog.create", { organizationSlug, ...contact });
  const cohort = await coach.api.change<{ id: string }>("cohorts.create", {
    organizationSlug,
    name: "Autumn",
  });
  const placed = { organizationSlug, cohortId: cohort.id, applicantEmail };
  await coach.api.change("cohortMemberships.create", placed);

  const place = `/o/${organizationSlug}`;
  const named = `${place}?applicant=${idOf("applicant")}`;
  for (const path of ["/messages", "/contact-log", `/cohorts?cohort=${cohort.id}`]) {
    await page.goto(`${place}${path}`);
    await expect(page.locator(`a[href="${named}"]`).first(), path).toBeVisible();
  }
  const panel = page.getByRole("dialog").first();
  for (const path of [`${place}?applicant=${applicantEmail}`, `${place}/applicants/${idOf("applicant")}`]) {
    await page.goto(path);
    await expect(panel, path).toContainText(applicantEmail);
    await expect(page, path).toHaveURL(named);
  }
  await panel.getByRole("link", { name: "View as applicant" }).click();
  await expect(page.getByRole("link", { name: "Back to the applicant" })).toBeVisible();
  expect(page.url()).not.toContain("@");
  for (const unknown of ["mem_unknown", idOf("owner"), "%F0%9F%9A%80"]) {
    await page.goto(`${place}?applicant=${unknown}`);
    await expect(panel).toContainText("This person isn't an applicant here");
  }
});

test("an unknown action or one with an invalid form is rejected without a server error", async () => {
  const Origin = new URL(process.env.BASE_URL ?? "http://localhost:3000").origin;
  for (const action of ["0", "a".repeat(42), "%", "__proto__"]) {
    const headers = { Origin, "Next-Action": action, "Content-Type": "text/plain;charset=UTF-8" };
    expect((await ask("/sign-in", headers, "[]")).status, action).toBeLessThan(500);
    const form = { ...headers, "Content-Type": "multipart/form-data; boundary=b" };
    expect((await ask("/sign-in", form, "--b\r\nnonsense")).status, action).toBeLessThan(500);
  }
});

test("no one can write to the server's log as a failed sign-in", async () => {
  const body = JSON.stringify({ level: "error", code: "OAUTH_CALLBACK_ERROR", message: "Not ours" });
  for (const path of ["/api/auth/_log", "/api/auth/%5Flog"]) {
    expect((await ask(path, { "Content-Type": "application/json" }, body)).status, path).toBe(404);
  }
});

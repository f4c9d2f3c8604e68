import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import Papa from "papaparse";
import { WORK_KINDS } from "#domain/outcomes/kinds.ts";
import { Api } from "../api.ts";
import { expectNoFindings } from "../axe.ts";
import { offerHours } from "../booking.ts";
import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";
import { fileOf } from "../pages/import-screen.ts";
import { linkIn, Mailbox } from "../pages/mailbox.ts";
import { PATIENCE } from "../patience.ts";
import { addGraduates, fillPractice } from "../practice.ts";
import { makeUser, signBrowserInTo } from "../users.ts";

const DAY_MS = 86_400_000;

/** Makes one more user, signed in to a separate browser. */
async function newcomer(browser: Browser, name: string) {
  const page = await (await browser.newContext()).newPage();
  const email = `${name.toLowerCase().replace(" ", "-")}-${test.info().testId}-${Date.now()}@example.com`;
  const account = { name, email, password: "seven calm rivers" };
  await signBrowserInTo(page, (await makeUser(account)).id);
  return { account, page, api: new Api(page.request) };
}

/** Creates a bootcamp, and returns its name and slug. */
async function bootcamp(owner: Api): Promise<{ name: string; slug: string }> {
  const name = `Harbor Careers ${Date.now()}`;
  return owner.change("organizations.create", { name, type: "bootcamp" });
}

type Rows<Row> = { data: Row[] };
type RosterRows = Rows<{ handled: { kind: string } | null; coaches: object[] }> & {
  total: number;
};

test("on Monday, a coach reviews the 30 of their 75 applicants who need attention with two keys each", async ({
  account: _owner,
  api,
  otherUser: coach,
}) => {
  const { slug: organizationSlug } = await bootcamp(api);
  await join(api, organizationSlug, "coach", coach);
  await fillPractice(organizationSlug, coach.account.email);
  const { page } = coach;
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };

  await page.goto("/today");
  const day = page.getByRole("region", { name: "Harbor Careers" });
  await expect(day.getByRole("radio", { name: "Mine (75)" })).toBeChecked();
  await day.getByRole("link", { name: "Show all 30" }).focus();
  await press("Enter");
  await expect(page.getByLabel("Coach", { exact: true })).toHaveValue(/^mem_/);
  await expect(page.getByRole("status").filter({ hasText: "Showing 75 of 300 applicants" })).toBeAttached();
  await press("j");
  await press("Enter");
  const panel = page.getByRole("dialog");
  const seen = new Set<string>();
  for (let reviewed = 1; reviewed <= 30; reviewed += 1) {
    await expect(panel.getByText(`${reviewed} of 75`, { exact: true })).toBeVisible();
    await expect(panel.getByRole("button", { name: "Contacted" })).toBeEnabled();
    seen.add(await panel.getByRole("heading", { level: 2 }).innerText());
    await press("c");
    await press("n");
  }
  await expect(panel.getByText("31 of 75", { exact: true })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Contacted" })).toBeHidden();
  await press("p");
  // Over HTTP/1.1, the marks wait for the reads of the panels that were skipped.
  const timeout = 60_000 * PATIENCE;
  await expect(panel.getByText("Contacted by Noor Haddad.")).toBeVisible({ timeout });
  await expectNoFindings(page, "an applicant's panel after the review");
  await press("Escape");
  expect(seen.size).toBe(30);
  expect(presses).toBeLessThanOrEqual(2 * 30 + 5);

  const coachId = new URL(page.url()).searchParams.get("coach");
  const mine = await coach.api.read<RosterRows>("roster.search", { organizationSlug, coachId, limit: 100 });
  expect(mine.data.filter(({ handled }) => handled?.kind === "contacted")).toHaveLength(30);
  type Today = { attention: { count: number } };
  const count = async (whose: string) =>
    (await coach.api.read<Today>("roster.getToday", { organizationSlug, whose })).attention.count;
  expect(await count("mine")).toBe(0);
  expect(await count("all")).toBe(90);
});

test("a new cohort of 25 arrives in one file, and two of them accept by email, share, and state their goals", async ({
  account: _owner,
  api,
  page,
  browser,
  otherUser: coach,
}) => {
  const { name, slug: organizationSlug } = await bootcamp(api);
  await join(api, organizationSlug, "coach", coach);
  await fillPractice(organizationSlug, coach.account.email);
  const [ada, kim] = [await newcomer(browser, "Ada Long"), await newcomer(browser, "Kim Sol")];
  const others = Array.from({ length: 23 }, (_, index) => `new-${index + 1}-${organizationSlug}@example.com`);
  const emails = [ada.account.email, kim.account.email, ...others];
  const lines = emails.map((email) => `${email},Spring,${coach.account.email}`);

  await page.goto(`/o/${organizationSlug}/sync`);
  const picker = page.getByLabel("Choose a file", { exact: true }).last();
  await picker.setInputFiles(fileOf("spring.csv", ["Email,Cohort,Coach", ...lines].join("\n")));
  await expect(page.getByText("This cohort doesn't exist yet and will be created: Spring")).toBeVisible();
  await expect(page.getByText("New 25", { exact: true })).toBeVisible();
  type Counts = { waiting: number };
  const invited = () => api.read<Counts>("organizationInvitations.count", { organizationSlug });
  expect((await invited()).waiting, "a dry run invites no one").toBe(0);
  await page.getByRole("button", { name: "Sync 25 people" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Roster synced" })).toContainText(
    "25 people added",
  );
  expect((await invited()).waiting).toBe(25);

  for (const { account, page: theirs } of [ada, kim]) {
    await theirs.goto(await linkIn(account.email, `Invitation to join ${name}`));
    await theirs.getByRole("button", { name: "Accept invitation" }).click();
    await theirs.getByRole("button", { name: "Share a board" }).click();
    await theirs.getByRole("dialog").getByRole("button", { name: "Share board" }).click();
    await expect(theirs.getByRole("list", { name: `Shared with ${name}` })).toContainText("My job search");
    await theirs.goto(`/o/${organizationSlug}`);
    await theirs.getByLabel("What is your goal for “Spring”?").selectOption("A new job in the field");
    await theirs.getByRole("button", { name: "Save goal" }).click();
    await expect(theirs.getByRole("button", { name: "Save goal" })).toBeHidden();
  }

  expect((await invited()).waiting).toBe(23);
  const [spring] = (await api.read<Rows<{ id: string }>>("cohorts.list", { organizationSlug })).data;
  const filter = { organizationSlug, cohortId: spring?.id };
  const found = await api.read<RosterRows>("roster.search", filter);
  expect(found.data).toMatchObject(
    [ada, kim].map(({ account }) => ({
      applicantEmail: account.email,
      coaches: [{ name: "Noor Haddad" }],
      shares: [{ boardName: "My job search" }],
    })),
  );
  for (const { account, api: theirApi } of [ada, kim]) {
    const coached = { organizationSlug, applicantEmail: account.email };
    expect((await api.read<Rows<object>>("caseload.list", coached)).data).toMatchObject([{ isLead: true }]);
    const { memberships } = await theirApi.read<{ memberships: object[] }>("roster.getOwn", {
      organizationSlug,
    });
    expect(memberships).toMatchObject([{ cohortName: "Spring", leftAt: null, intent: "new_job_in_field" }]);
  }
});

test("a coach leaves: a successor takes over their applicants, messages, and tasks, and their appointments are canceled", async ({
  account: _owner,
  api,
  page,
  browser,
  otherUser: leaver,
}) => {
  const { slug: organizationSlug } = await bootcamp(api);
  const [successor, kim] = [await newcomer(browser, "Ada Long"), await newcomer(browser, "Kim Sol")];
  await join(api, organizationSlug, "coach", leaver);
  await join(api, organizationSlug, "coach", successor);
  await fillPractice(organizationSlug, leaver.account.email);
  await join(api, organizationSlug, "applicant", kim);
  const applicantEmail = kim.account.email;
  type Loads = Rows<{ memberId: string; displayName: string; applicants: number }>;
  const loads = async () => {
    const { data } = await api.read<Loads>("caseload.listCoaches", { organizationSlug });
    return new Map(data.map(({ displayName, ...load }) => [displayName, load]));
  };
  const coachId = (await loads()).get("Noor Haddad")?.memberId;
  await api.change("caseload.assign", { organizationSlug, coachId, applicantEmails: [applicantEmail] });
  const task = { organizationSlug, text: "Ten applications", applicantEmails: [applicantEmail] };
  await leaver.api.change("assignedTasks.create", task);
  await kim.api.change("messages.send", { organizationSlug, body: "I got an offer!" });
  await kim.api.change("appointments.book", await offerHours(leaver.api, kim.api, organizationSlug));

  await page.goto(`/o/${organizationSlug}/members`);
  await page.getByRole("button", { name: "Remove Noor Haddad" }).click();
  const asking = page.getByRole("alertdialog");
  await expect(asking).toContainText("messages, and assigned tasks stay");
  await expect(asking).toContainText("upcoming appointments are canceled");
  const choice = asking.getByLabel("Who takes over their 76 applicants?");
  await choice.selectOption({ label: "Ada Long (0 applicants)" });
  await expectNoFindings(page, "the question before a coach is removed");
  await asking.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Removed Noor Haddad")).toBeVisible();

  await leaver.page.goto(`/o/${organizationSlug}`);
  await expect(leaver.page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await successor.page.goto("/today");
  await expect(successor.page.getByRole("radio", { name: "Mine (76)" })).toBeChecked();
  await successor.page
    .getByRole("link", { name: /Kim Sol/ })
    .first()
    .click();
  const panel = successor.page.getByRole("dialog");
  await expect(panel.getByRole("list", { name: "Messages" })).toContainText("I got an offer!");
  await expect(panel.getByRole("list", { name: "Assigned tasks" })).toContainText("Ten applications");
  await new Mailbox(kim.page).open(applicantEmail, "Canceled: appointment on");

  const uncoached = { organizationSlug, coachId: "none" };
  expect((await api.read<RosterRows>("roster.search", uncoached)).total).toBe(0);
  expect((await loads()).get("Ada Long")).toMatchObject({ applicants: 76, leads: 76 });
  expect((await loads()).has("Noor Haddad")).toBe(false);
  const upcoming = { organizationSlug, when: "upcoming" };
  expect((await kim.api.read<Rows<object>>("appointments.list", upcoming)).data).toMatchObject([
    { coachName: "Noor Haddad", coachId: null, canceledBy: "end_of_membership" },
  ]);
  expect(await leaver.api.read("appointments.listOwn", { show: "upcoming" })).toEqual([]);
});

test("a placement report's figures are those of the exported people, open them, and print for the trustees", async ({
  account: _owner,
  api,
  page,
}) => {
  const { name, slug: organizationSlug } = await bootcamp(api);
  const cohort = { organizationSlug, name: "Autumn" };
  const { id: cohortId } = await api.change<{ id: string }>("cohorts.create", cohort);
  await addGraduates(organizationSlug, { cohortId, count: 20, accepted: 14 });
  const place = `/o/${organizationSlug}/outcomes`;
  await page.goto(place);
  const proposals = page.getByRole("list", { name: "Accepted, not recorded" });
  await expect(proposals.getByRole("listitem")).toHaveCount(14);
  await proposals.getByRole("button", { name: "as the outcome of Graduate 1", exact: false }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Outcome", { exact: true })).toHaveValue("full_time");
  await dialog.getByLabel("In the field of the program?").selectOption("In the field");
  await dialog.getByLabel("Document").fill("Offer letter");
  await dialog.getByRole("button", { name: "Record outcome" }).click();
  await expect(proposals.getByRole("listitem")).toHaveCount(13);

  type Proposal = { applicationId: string; applicantEmail: string };
  const { data } = await api.read<Rows<Proposal>>("outcomes.listProposals", { organizationSlug });
  const happenedOn = new Date(Date.now() - 5 * DAY_MS).toISOString().slice(0, 10);
  const known = { organizationSlug, happenedOn, source: "applicant", evidence: "Letter" };
  for (const [index, { applicationId, applicantEmail }] of data.entries()) {
    const work = { kind: "full_time", employer: "Acme", title: "Developer", inField: true };
    const found = index < 7 ? work : { kind: "study" };
    await api.change("outcomes.record", { ...known, ...found, applicationId, applicantEmail });
  }

  await page.goto(place);
  const nace = page.getByRole("region", { name: "NACE first destination", exact: true });
  const own = page.getByRole("region", { name: "Our own rate", exact: true });
  const figure = (of: typeof nace, count: number, text: string) =>
    of.getByRole("button", { name: new RegExp(`^${count} : Show who counts as ${text}$`) });
  await expect(nace).toContainText(/Knowledge rate70\.0%14\b.* of 20\b/);
  await expect(own).toContainText(/Found something70\.0%14\b.* of 20\b/);
  await expect(figure(nace, 8, "Employed")).toBeVisible();
  await expect(figure(nace, 6, "Continuing education")).toBeVisible();
  await expect(figure(nace, 6, "Unknown")).toBeVisible();
  await page.getByLabel("Standard").selectOption("CIRR");
  const cirr = page.getByRole("region", { name: "CIRR", exact: true });
  const inTheField = figure(cirr, 8, "1A Full-time employee, in the field");
  await expect(inTheField).toBeVisible();
  await expect(own).toBeVisible();
  await expectNoFindings(page, "two standards side by side");

  await inTheField.click();
  await expect(dialog.getByRole("listitem")).toHaveCount(8);
  const shown = await dialog.getByRole("listitem").getByRole("link").allInnerTexts();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.getByText(`${name}, as of`)).toBeVisible();
  await expect(page.getByText(/^All cohorts\. Finished at any time\. 20 people.*counted\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByLabel("Standard")).toBeHidden();
  await expect(cirr).toBeVisible();
  await page.emulateMedia({ media: "screen", colorScheme: "light" });

  await page.getByRole("button", { name: "Export" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "CSV for spreadsheets" }).click();
  const file = await readFile(await (await saving).path(), "utf8");
  const { data: people } = Papa.parse<Record<string, string>>(file, { header: true, skipEmptyLines: true });
  const works: readonly string[] = WORK_KINDS;
  const having = (test: (kind: string) => boolean) => people.filter(({ kind = "" }) => test(kind));
  const inField = people.filter((person) => person.kind === "full_time" && person.inField === "true");
  expect(people).toHaveLength(20);
  expect(having((kind) => works.includes(kind))).toHaveLength(8);
  expect(having((kind) => kind === "study")).toHaveLength(6);
  expect(having((kind) => kind === "")).toHaveLength(6);
  expect(inField.map((item) => item.applicantDisplayName).sort()).toEqual(shown.sort());
  expect(inField.map((item) => item.figure)).toEqual(Array(8).fill("1A"));
});

import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";
import { shareBoard } from "../sharing.ts";

const ASKED =
  /\/api\/trpc\/.*(insights\.get|getReport|outcomes\.report|contactLog\.|getAnalytics|members\.list|Invitations\.search)/;

test("figures that couldn't be loaded for a filter are not shown as those of another", async ({
  api,
  page,
  otherUser: kim,
}) => {
  test.slow();
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  await join(api, slug, "applicant", kim);
  const autumn = { organizationSlug: slug, name: "Autumn" };
  const { id: cohortId } = await api.change<{ id: string }>("cohorts.create", autumn);
  const applicantEmail = kim.account.email;
  await api.change("cohortMemberships.create", { organizationSlug: slug, cohortId, applicantEmail });
  const call = { kind: "call", topic: "job_search", minutes: 30 };
  await api.change("contactLog.create", { organizationSlug: slug, applicantEmail, ...call });
  await api.addCards({ title: "Cook", status: "applied" });
  await api.change("contacts.create", { name: "Mia Brandt" });
  const failed = page.getByText("Couldn't load this.");
  const select = (label: string, option: string) =>
    page.getByLabel(label, { exact: true }).selectOption({ label: option });
  const pages = [
    [
      `/boards/${await api.boardId()}/insights`,
      "Flow between stages",
      () => select("Date range", "Last 30 days"),
    ],
    [
      "/people?view=analytics",
      "Interactions over time",
      () => page.getByText("7 days", { exact: true }).click(),
    ],
    [`/o/${slug}/insights`, "Needs attention", () => select("Cohort", "Autumn")],
    [`/o/${slug}/outcomes`, "Our own rate", () => select("Cohort", "Autumn")],
    [`/o/${slug}/contact-log`, "By coach", () => select("Cohort", "Autumn")],
    [`/o/${slug}/members`, kim.account.email, () => page.getByLabel("Name or email").fill("noor")],
  ] as const;
  for (const [path, shown, choose] of pages) {
    await page.goto(path);
    const figures = page.getByRole("main").getByText(shown, { exact: true }).first();
    await expect(figures).toBeVisible();
    await page.route(ASKED, (route) => route.abort());
    await choose();
    await expect(failed.first(), path).toBeVisible();
    await expect(figures, path).toBeHidden();
    await expect(page.getByText(/over your seat limit|No one matches/), path).toBeHidden();
    await page.unroute(ASKED);
  }
});

test("Today keeps its choice of applicants until those of another are loaded", async ({
  api,
  page,
  otherUser: kim,
}) => {
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  await join(api, slug, "applicant", kim);
  type Coaches = { data: { memberId: string }[] };
  const { data } = await api.read<Coaches>("caseload.listCoaches", { organizationSlug: slug });
  const assigned = { coachId: data[0]?.memberId, applicantEmails: [kim.account.email] };
  await api.change("caseload.assign", { organizationSlug: slug, ...assigned });
  await page.goto("/today");
  const choice = (label: string) => page.getByRole("radio", { name: label });
  await expect(choice("Everyone")).toBeChecked();
  await page.route(/roster\.getToday/, (route) => route.abort());
  await page.getByText("Mine (1)", { exact: true }).click();
  await expect(page.getByText("Couldn't load this.")).toBeVisible();
  await expect(choice("Everyone")).toBeChecked();
  await page.unroute(/roster\.getToday/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(choice("Mine (1)")).toBeChecked();
});

test("a read that the server rejects says why, not to check the connection", async ({
  account,
  api,
  otherUser: coach,
}) => {
  const { page } = coach;
  const path = await shareBoard(coach.api, api, account.email);
  const detail = "Your organization has too many applicants for now.";
  const problem = { type: "about:blank", title: "No", status: 403, code: "seat_limit_exceeded", detail };
  const error = { message: detail, code: -32003, data: { code: "FORBIDDEN", httpStatus: 403, problem } };
  await page.route(
    /organizationShares\.getBoard|organizationInsights\.listPeople|applications\.getCard|search\.find/,
    (route) => route.fulfill({ status: 403, json: { error } }),
  );
  await page.goto(path.replace(/\/shares\/.*/, ""));
  await page.getByRole("row").filter({ hasText: account.email }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("Couldn't load this board")).toBeVisible();
  await expect(drawer.getByText(detail).first()).toBeVisible();
  await page.goto(path.replace(/\/shares\/.*/, "/insights"));
  await page.getByRole("button", { name: /sharing a board/ }).click();
  await expect(drawer.getByText(detail)).toBeVisible();
  const [card] = await coach.api.addCards({ title: "Data Engineer" });
  await page.goto(`/boards/${await coach.api.boardId()}?card=${card}`);
  await expect(drawer.getByText(detail)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("kim");
  await expect(drawer.getByText(detail)).toBeVisible();
});

test("a filter that couldn't be saved stays in its dialog, which says why", async ({
  api,
  page,
  otherUser: kim,
}) => {
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  await join(api, slug, "applicant", kim);
  await page.route(/roster\.setFilter/, (route) => route.abort());
  await page.goto(`/o/${slug}`);
  await page.getByRole("button", { name: "Saved filters" }).click();
  await page.getByRole("button", { name: "Save current filter" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Autumn");
  await dialog.getByRole("button", { name: "Save filter" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Can't reach the server");
  await expect(dialog.getByLabel("Name")).toHaveValue("Autumn");
});

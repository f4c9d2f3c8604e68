import { expectNoFindings } from "../axe.ts";
import { expect, pressButton, test } from "./installed.ts";

const ADDRESS = "https://www.linkedin.com/jobs/view/4012345678/?refId=abc";
const posting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Data Engineer",
  hiringOrganization: { "@type": "Organization", name: "Acme" },
  description: "<p>Build pipelines.</p><p>Keep them running.</p>",
  jobLocation: { "@type": "Place", address: { addressLocality: "Kyoto", addressCountry: "JP" } },
  baseSalary: { "@type": "MonetaryAmount", currency: "JPY", value: { value: 9_000_000, unitText: "YEAR" } },
  validThrough: "2099-12-31T23:59:59+09:00",
};
const postingPage = `<title>Data Engineer | Jobs</title><main><h1>Data Engineer</h1></main>
  <script type="application/ld+json">${JSON.stringify(posting)}</script>`;

type Allowed = { origins: string[]; permissions: string[] };
type Cards = { data: Record<string, unknown>[] };

test("saves a posting's details, and shows the existing card the next time, whichever link led there", async ({
  api,
  baseURL,
  context,
  extension,
}) => {
  // The installation's own page offers its address.
  const home = await context.newPage();
  await home.goto("/boards");
  const offered = await extension.press(home);
  await expect(offered.getByLabel("Address")).toHaveValue(new URL(baseURL ?? "").origin);
  await expectNoFindings(offered, "the form to connect");
  await extension.connect(offered);

  const page = await extension.serve(ADDRESS, postingPage);
  const popup = await extension.press(page);
  await expect(popup.getByLabel("Job title")).toHaveValue("Data Engineer");
  await expect(popup.getByLabel("Job title")).toBeFocused();
  await expect(popup.getByLabel("Company")).toHaveValue("Acme");
  await expect(popup.getByLabel("Job posting link")).toHaveValue(ADDRESS);
  await expect(popup.getByLabel("Description")).toHaveValue("Build pipelines.\n\nKeep them running.");
  await expect(popup.getByLabel("Notes")).toHaveValue("Apply by Dec 31, 2099.");
  await expect(popup.getByLabel("Board")).toHaveText("My job search");
  await popup.getByLabel("Column").selectOption("Applied");
  await expectNoFindings(popup, "the card to save");
  expect(await api.columns()).toMatchObject({ saved: [], applied: [] });
  await popup.keyboard.press("Tab");
  await popup.getByLabel("Company").press("Enter");
  await expect(popup.getByText("Data Engineer at Acme is on your board.")).toBeVisible();
  const list = await api.read<Cards>("applications.list", { boardId: await api.boardId() });
  expect(list.data).toMatchObject([
    {
      status: "applied",
      applicationLink: ADDRESS,
      notes: "Apply by Dec 31, 2099.",
      job: {
        location: { city: "Kyoto", country: "JP" },
        compensation: { payAmount: 9_000_000, currency: "JPY", payFrequency: "annually" },
      },
    },
  ]);

  const other = "https://www.linkedin.com/jobs/search/?currentJobId=4012345678";
  const again = await extension.press(await extension.serve(other, "<title>Jobs</title><h1>Jobs</h1>"));
  await expect(again.getByText("Already on My job search, in Applied: Data Engineer at Acme")).toBeVisible();
  await expectNoFindings(again, "the posting that is on the board");
  await again.getByRole("link", { name: "Data Engineer at Acme" }).click();
  await expect.poll(() => context.pages().at(-1)?.url()).toMatch(/\/boards\/\w+\?card=/);
});

test("keeps a card without a network, and sends it once, even if a response was lost", async ({
  api,
  context,
  extension,
}) => {
  const page = await extension.serve("https://jobs.acme.example/7", postingPage);
  await extension.connect(await extension.press(page));
  const popup = await extension.press(page);
  await expect(popup.getByLabel("Board")).toHaveText("My job search");

  let calls = 0;
  await context.route("**/api/v1/boards/*/applications", async (route) => {
    calls += 1;
    if (calls === 1) return route.abort("internetdisconnected");
    if (calls === 3) return route.fulfill({ status: 409, json: { code: "idempotency_in_progress" } });
    const response = await route.fetch();
    return calls === 2 ? route.abort("connectionreset") : route.fulfill({ response });
  });
  await popup.getByRole("button", { name: "Save card" }).click();
  await expect(popup.getByText("You're offline. The card will be saved")).toBeVisible();
  expect(await api.columns()).toMatchObject({ saved: [] });

  // The server saves it, but its response doesn't arrive.
  const second = await extension.press(page);
  await expect.poll(() => calls).toBe(2);
  await expect(second.getByText("Cards waiting to be saved: 1")).toBeVisible();
  // While the server still works on the first request, the card waits.
  const third = await extension.press(page);
  await expect.poll(() => calls).toBe(3);
  await expect(third.getByText("Cards waiting to be saved: 1")).toBeVisible();
  const fourth = await extension.press(page);
  await expect.poll(() => calls).toBe(4);
  await expect(fourth.getByText("Cards waiting to be saved")).toBeHidden();
  expect(await api.columns()).toMatchObject({ saved: ["Data Engineer"] });
  const fifth = await extension.press(page);
  await expect(fifth.getByText("Already on My job search, in Saved")).toBeVisible();
  expect(calls).toBe(4);
});

test("saves the text that a person selects on any page, and says what is missing", async ({
  api,
  extension,
}) => {
  const html = "<title>News of a town</title><p>Before.</p><p id=ad>The bakery looks for a baker.</p>";
  const page = await extension.serve("https://news.example/today", html);
  await extension.connect(await extension.press(page));
  await page.evaluate(() =>
    getSelection()?.selectAllChildren(document.getElementById("ad") ?? document.body),
  );
  const popup = await extension.press(page);
  await expect(popup.getByLabel("Description")).toHaveValue("The bakery looks for a baker.");
  await popup.getByLabel("Job title").fill("Baker");
  await popup.getByRole("button", { name: "Save card" }).click();
  await expect(popup.getByLabel("Company")).toBeFocused();
  await expect(popup.getByLabel("Company")).toHaveAccessibleDescription("Enter a company.");
  await popup.getByLabel("Company").fill("The bakery");
  await popup.getByRole("button", { name: "Save card" }).click();
  await expect(popup.getByText("Baker at The bakery is on your board.")).toBeVisible();
  const list = await api.read<Cards>("applications.list", { boardId: await api.boardId() });
  expect(list.data).toMatchObject([
    { job: { title: "Baker", description: "The bakery looks for a baker." } },
  ]);
});

test("stops when the person disconnects it at the installation, and asks again", async ({
  context,
  extension,
}) => {
  const page = await extension.serve("https://jobs.acme.example/7", postingPage);
  await extension.connect(await extension.press(page));
  const settings = await context.newPage();
  await settings.goto("/settings/connected-apps");
  await settings.getByRole("button", { name: "Disconnect Save to Offerlane" }).click();
  await settings.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(settings.getByText("No apps connected")).toBeVisible();
  const popup = await extension.press(page);
  await expect(popup.getByText("The connection ended.")).toBeVisible();
  await expect(popup.getByLabel("Address")).toHaveValue(/^http:/);
});

test("opens when its button is pressed, and can't read any site before that", async ({
  extension,
  worker,
}) => {
  const page = await extension.serve("https://jobs.acme.example/7", postingPage);
  const allowed = await worker.evaluate(async () => {
    type Browser = { chrome: { permissions: { getAll: () => Promise<Allowed> } } };
    return (globalThis as unknown as Browser).chrome.permissions.getAll();
  });
  expect(allowed.origins).toEqual([]);
  expect(allowed.permissions.toSorted()).toEqual(["activeTab", "identity", "scripting", "storage"]);
  const opened = await pressButton(page, worker, { opensPopup: true });
  await expect.poll(opened).toContain(worker.url().replace("background.js", "popup.html"));
});

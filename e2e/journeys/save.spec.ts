import { expect, test } from "../fixtures.ts";
import { SignInForms } from "../pages/sign-in-forms.ts";

const posting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Data Engineer",
  hiringOrganization: { "@type": "Organization", name: "Acme" },
  description: `<p>Build pipelines.</p><p>${"設計と開発をします。".repeat(1_200)}</p>`,
  jobLocationType: "TELECOMMUTE",
  jobLocation: { "@type": "Place", address: { addressLocality: "Kyoto", addressCountry: "JP" } },
  baseSalary: { "@type": "MonetaryAmount", currency: "JPY", value: { value: 9_000_000, unitText: "YEAR" } },
  validThrough: "2099-12-31T23:59:59+09:00",
};
const description = `Build pipelines.\n\n${"設計と開発をします。".repeat(1_200)}`;
const postingPage = `<title>Data Engineer | Jobs</title><h1>Data Engineer</h1>
  <script type="application/ld+json">${JSON.stringify(posting).replaceAll("</", "<\\/")}</script>`;

test.describe("a posting from elsewhere", () => {
  test("gets from the bookmarklet through sign-in to the board, and is recognized the second time", async ({
    account,
    api,
    board,
    page,
    context,
  }) => {
    await page.goto("/save");
    const tool = page.getByRole("link", { name: "Save to Offerlane" });
    await expect(tool).toHaveAttribute("href", /^javascript:/);
    const address = (await tool.getAttribute("href")) ?? "";
    await page.goto("/boards");
    const signInForms = new SignInForms(page);
    await signInForms.signOut();

    const site = await context.newPage();
    await context.route("https://jobs.acme.example/7", (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: postingPage }),
    );
    await site.goto("https://jobs.acme.example/7");
    const opening = context.waitForEvent("page");
    await site.evaluate(decodeURIComponent(address.replace("javascript:", "")));
    const save = await opening;
    await new SignInForms(save).fill({ email: account.email, password: account.password });
    await new SignInForms(save).press("Sign in");
    await expect(save).toHaveURL(/\/save\?received=/);
    await expect(save.getByLabel("Job title")).toHaveValue("Data Engineer");
    await expect(save.getByLabel("Company")).toHaveValue("Acme");
    await expect(save.getByLabel("Job posting link")).toHaveValue("https://jobs.acme.example/7");
    await expect(save.getByLabel("Description")).toHaveValue(description);
    await expect(save.getByText("including its description, work mode, location, and pay")).toBeVisible();
    await expect(save.getByText("is added to the card's notes")).toContainText("Apply by Dec 31, 2099.");
    expect(await api.columns()).toMatchObject({ saved: [] });
    await save.getByRole("button", { name: "Save card" }).click();
    await expect(save.getByText("Data Engineer at Acme is on your board.")).toBeVisible();
    await expect(save).toHaveURL(/\/boards\/\w+\?card=/);
    await expect(save.getByRole("dialog").getByLabel("Job title")).toHaveValue("Data Engineer");
    await board.open();
    await board.expectColumn("saved", ["Data Engineer"]);
    const { data } = await api.read<{ data: Record<string, unknown>[] }>("applications.list", {
      boardId: await api.boardId(),
    });
    expect(data).toMatchObject([
      {
        creationMethod: "plugin",
        notes: "Apply by Dec 31, 2099.",
        job: {
          description,
          workMode: "remote",
          location: { city: "Kyoto", country: "JP" },
          compensation: { payAmount: 9_000_000, currency: "JPY", payFrequency: "annually" },
        },
      },
    ]);

    // An older bookmark truncated its texts.
    await page.goto(`/save?title=Cook&company=&link=&text=${"a".repeat(2_970)}`);
    await expect(page.getByText("your bookmark is an older one that cuts long texts")).toBeVisible();

    // The format of a phone's share sheet.
    await page.goto(
      `/save?title=Engineer&text=${encodeURIComponent("See https://jobs.acme.example/7?utm_source=x")}`,
    );
    await page.getByLabel("Job title").fill("Data Engineer");
    await expect(page.getByText("You've already saved this job posting")).toBeVisible();
    await api.addCards({ title: "Cook", company: "Skyways", status: "rejected" });
    await page.goto("/companies");
    await page.goto("/save?title=Pilot%20at%20skyways%20%7C%20LinkedIn");
    await expect(page.getByLabel("Company")).toHaveValue("skyways");
    await expect(page.getByText("Skyways rejected you before: Cook at Skyways")).toBeVisible();
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page.getByRole("dialog").getByLabel("Job title")).toHaveValue("Pilot");
    await page.goBack();
    await expect(page).toHaveURL(/\/companies$/);
  });

  test("is read from a pasted link, or the form says why it can't be and typing continues", async ({
    board,
    page,
  }) => {
    await board.open();
    await page.getByRole("button", { name: "Add your first card" }).click();
    const form = page.getByRole("form", { name: "Add card" });
    const paste = (text: string) =>
      form.getByLabel("Job title").evaluate((field, link) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", link);
        field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    await paste("http://169.254.169.254/latest");
    await expect(form.getByText("We can only read public web pages.")).toBeVisible();
    await expect(form.getByLabel("Job posting link (optional)")).toHaveValue("http://169.254.169.254/latest");
    await expect(form.getByLabel("Job title")).toHaveValue("");

    // Tests don't access the web: this is the server's response for a posting.
    const read = {
      found: true,
      posting: {
        title: "Pilot",
        companyName: "Skyways",
        job: { workMode: "remote", description: "Flies." },
        sources: { title: "json_ld", workMode: "metadata" },
      },
    };
    let asked = 0;
    await page.route("**/api/trpc/postings.readLink**", (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.fulfill({ json: { result: { data: read } } });
    });
    await paste("https://jobs.skyways.example/1");
    await expect(form.getByText("Couldn't reach the server.")).toBeVisible();
    // A failed read is repeated for the same link; a successful one isn't.
    await paste("https://jobs.skyways.example/1");
    await expect(form.getByText("including its work mode and description")).toBeVisible();
    await form.getByText("Source of each field").click();
    await expect(form.getByText("From the page's structured data: title")).toBeVisible();
    await expect(form.getByLabel("Job title")).toHaveValue("Pilot");
    await form.getByLabel("Job posting link (optional)").focus();
    await form.getByRole("button", { name: "Add card" }).click();
    await board.expectColumn("saved", ["Pilot"]);
    expect(asked).toBe(2);
    await expect(board.column("saved")).toContainText("Remote");
  });
});

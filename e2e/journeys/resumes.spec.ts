import { expect, test } from "../fixtures.ts";

/** Returns a PDF for Playwright's file dialog. */
function pdf(name: string, bytes = 2_000) {
  const buffer = Buffer.alloc(bytes, "% so goes a file\n");
  buffer.write("%PDF-1.7\n");
  return { name, mimeType: "application/pdf", buffer };
}

test.describe("résumés", () => {
  test("are uploaded, show where they are used, and are downloaded and deleted", async ({
    api,
    page,
    account: _account,
  }) => {
    await page.goto("/resumes");
    await page.getByRole("button", { name: "Upload résumé" }).click();
    const dialog = page.getByRole("dialog", { name: "Upload a résumé" });
    await dialog.getByLabel("Choose a file").setInputFiles(pdf("Backend_English.pdf"));
    await expect(dialog.getByLabel("Name")).toHaveValue("Backend English");
    await dialog.getByLabel("Name").fill("Backend, English");
    await dialog.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(dialog).toBeHidden();
    const library = page.getByRole("list", { name: "Your résumés" });
    const row = library.getByRole("listitem").filter({ hasText: "Backend, English" });
    await expect(row).toContainText("Backend_English.pdf");
    await expect(row).toContainText("Not on any card");

    const { data } = await api.read<{ data: { id: string }[] }>("resumes.list", {});
    const [applicationId] = await api.addCards({ title: "Cook", status: "applied" });
    await api.change("applications.attachResume", { applicationId, resumeId: data[0]?.id });
    await page.reload();
    await expect(row.getByRole("link", { name: "Cook at Acme" })).toBeVisible();

    const downloading = page.waitForEvent("download");
    await row.getByRole("button", { name: "Download Backend, English" }).click();
    expect((await downloading).suggestedFilename()).toBe("Backend_English.pdf");

    await row.getByRole("button", { name: "Delete Backend, English" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("It will be removed from 1 card");
    await question.getByRole("button", { name: "Delete résumé" }).click();
    await expect(page.getByRole("heading", { name: "No résumés yet" })).toBeVisible();
  });

  test("that can't be accepted say why, before and after the upload", async ({ page, account: _account }) => {
    await page.goto("/resumes");
    await page.getByRole("button", { name: "Upload résumé" }).click();
    const dialog = page.getByRole("dialog", { name: "Upload a résumé" });
    const send = dialog.getByRole("button", { name: "Upload", exact: true });
    await send.click();
    await expect(dialog.getByRole("alert")).toHaveText("Choose a file.");
    await dialog.getByLabel("Choose a file").setInputFiles({ ...pdf("cv.pages") });
    await expect(dialog.getByRole("alert")).toHaveText("Choose a PDF, DOC, or DOCX file.");
    await dialog.getByLabel("Choose a file").setInputFiles(pdf("cv.pdf", 10 * 1_048_576 + 1));
    await expect(dialog.getByRole("alert")).toContainText("The limit is 10 MiB");
    const text = { ...pdf("cv.pdf"), buffer: Buffer.from("only text") };
    await dialog.getByLabel("Choose a file").setInputFiles(text);
    await send.click();
    await expect(dialog.getByRole("alert")).toContainText("its content is something else");
  });

  test("can be canceled during the upload, and leave nothing behind", async ({
    api,
    page,
    account: _account,
  }) => {
    // Slow enough to be seen: the request is held until the user cancels.
    await page.route("**/api/trpc/resumes.create", () => undefined);
    await page.goto("/resumes");
    await page.getByRole("button", { name: "Upload résumé" }).click();
    const dialog = page.getByRole("dialog", { name: "Upload a résumé" });
    await dialog.getByLabel("Choose a file").setInputFiles(pdf("cv.pdf", 1_000_000));
    await dialog.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(dialog.getByRole("progressbar")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel upload" }).click();
    await expect(dialog.getByLabel("Name")).toHaveValue("cv");
    expect((await api.read<{ data: unknown[] }>("resumes.list", {})).data).toEqual([]);
  });
});

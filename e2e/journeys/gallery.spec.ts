import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

const WIDTHS = [1440, 390] as const;
const THEMES = ["light", "dark"] as const;

test("the gallery shows each part of the interface in both themes, and overlays return the focus", async ({
  page,
}, testInfo) => {
  await page.goto("/dev/gallery");
  const opener = page.getByRole("button", { name: "Open md dialog" });
  const dialog = page.getByRole("dialog", { name: "Add company" });
  await opener.click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expectNoFindings(page, "a dialog of the gallery");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  for (const name of ["Open confirmation", "Open drawer", "Open commands"]) {
    const control = page.getByRole("button", { name });
    const overlay = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await control.click();
    await expect(overlay).toBeVisible();
    if (name === "Open confirmation") await expect(overlay.getByText("Cancel")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
    await expect(control, name).toBeFocused();
  }

  const pending = page.getByRole("button", { name: "Saving" });
  await pending.click({ force: true });
  await expect(pending).toBeFocused();
  await expect(page.getByText("Pressed 0 times")).toBeVisible();

  await page.getByRole("button", { name: "Error", exact: true }).click();
  await expect(page.getByText("Check your connection, and try again.")).toBeVisible();

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("button", { name: "Edit", exact: true }).last().hover();
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const name = `gallery-${width}-${colorScheme}.png`;
      await testInfo.attach(name, {
        body: await page.screenshot({ fullPage: true, path: testInfo.outputPath(name) }),
        contentType: "image/png",
      });
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} pixels the page scrolls sideways`).toBe(0);
  }
  await expectNoFindings(page, "the gallery");
});

import path from "node:path";
import { expect, test } from "vitest";
import { limitsDocument } from "./limits-document.ts";

// To update the file: `npx vitest run server/transports/reference/limits-document.test.ts -u`.
test("docs/limits.md shows the current table of limits", async () => {
  await expect(limitsDocument()).toMatchFileSnapshot(
    path.join(import.meta.dirname, "../../../docs/limits.md"),
  );
});

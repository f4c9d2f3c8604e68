import { expect, test } from "vitest";
import { importsOf, sourceFiles } from "#server/testing/imports.ts";

const files = sourceFiles();
const shown = new Set(
  files
    .filter(
      ({ path }) => /^(components\/(gallery|ui)|app\/dev\/gallery)\//.test(path) && !/\.test\./.test(path),
    )
    .flatMap(importsOf)
    .map(({ target }) => target),
);

test("every part of components/ui is in the gallery, directly or within another part", () => {
  const parts = files.map(({ path }) => path).filter((path) => /^components\/ui\/[^/]+\.tsx$/.test(path));
  expect(parts.length).toBeGreaterThan(30);
  // The toaster loads this part with the first toast.
  const absent = parts.filter((path) => !shown.has(path) && path !== "components/ui/toast-list.tsx");
  expect(absent, "Show it in components/gallery in each of its states.").toEqual([]);
});

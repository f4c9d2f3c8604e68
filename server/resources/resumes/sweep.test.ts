import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { newFileKey } from "#server/files/file-store.ts";
import { fileStore } from "#server/files/files.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { json, rejected } from "#server/testing/command-line.ts";
import { makeResume } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";
import { adoptStore } from "./store-identity.ts";
import { deleteRowsWithoutFile, sweepUploads } from "./sweep.ts";

const later = () => new Date(Date.now() + 3_700_000);

let api: Rest;
beforeEach(async () => {
  ({ api } = await makeCaller());
  await adoptStore();
  // Removes leftovers of other tests.
  await sweepUploads(later());
  await deleteRowsWithoutFile(later());
});

async function strayFile(): Promise<string> {
  const key = newFileKey("resumes");
  async function* content() {
    yield Buffer.from("nobody's");
  }
  await fileStore().put(key, content());
  return key;
}
const keyOf = async (id: string) => (await prisma.resume.findFirstOrThrow({ where: { id } })).storageKey;

describe("the sweep", () => {
  test("removes a file that has had no row for an hour, and no newer one", async () => {
    const key = await strayFile();
    expect(await sweepUploads(new Date())).toEqual({ removedFiles: 0, missingFiles: 0 });
    expect(await fileStore().has(key)).toBe(true);
    expect(await sweepUploads(later())).toEqual({ removedFiles: 1, missingFiles: 0 });
    expect(await fileStore().has(key)).toBe(false);
  });

  test("counts a row whose file has been missing for an hour, and deletes none", async () => {
    const [kept, lost] = [await makeResume(api), await makeResume(api)];
    await fileStore().remove(await keyOf(lost.id));
    expect(await sweepUploads(new Date())).toEqual({ removedFiles: 0, missingFiles: 0 });
    expect(await sweepUploads(later())).toEqual({ removedFiles: 0, missingFiles: 1 });
    for (const { id } of [kept, lost]) await api.ok("resumes.get", { resumeId: id });
  });

  test("keeps a file and a row that belong together", async () => {
    const { id } = await makeResume(api);
    await sweepUploads(later());
    expect(await fileStore().has(await keyOf(id))).toBe(true);
  });

  test("removes the remains of a killed upload an hour later", async () => {
    const folder = path.join(process.env.OFFERLANE_DATA ?? "", "files", ".incoming");
    await mkdir(folder, { recursive: true });
    const [old, young] = [path.join(folder, "old"), path.join(folder, "young")];
    for (const file of [old, young]) await writeFile(file, "half a");
    const hourAgo = new Date(Date.now() - 3_700_000);
    await utimes(old, hourAgo, hourAgo);
    await sweepUploads(new Date());
    expect(await readdir(folder)).toEqual(["young"]);
  });

  test("removes no file from a store that isn't the database's", async () => {
    const key = await strayFile();
    await fileStore().writeIdentity("another database's");
    await expect(sweepUploads(later())).rejects.toThrow("belong to another database");
    expect(await fileStore().has(key)).toBe(true);
  });
});

describe("the operator", () => {
  test("can list the rows without a file, and deletes them by giving their number", async () => {
    const [kept, lost] = [await makeResume(api), await makeResume(api)];
    await fileStore().remove(await keyOf(lost.id));
    const old = new Date(Date.now() - 3_700_000);
    await prisma.resume.updateMany({ where: { id: { in: [kept.id, lost.id] } }, data: { createdAt: old } });
    expect(await json(["files", "check"])).toMatchObject({ missingFiles: 1, ids: [lost.id] });
    const deleteMissing = ["files", "delete-missing", "--count"];
    expect(await rejected([...deleteMissing, "2"])).toMatchObject({ code: "other_count" });
    await api.ok("resumes.get", { resumeId: lost.id });
    expect(await json([...deleteMissing, "1"])).toEqual({ deleted: 1 });
    await api.rejected("resumes.get", { resumeId: lost.id }, "not_found");
    await api.ok("resumes.get", { resumeId: kept.id });
  });

  test("can't delete anything while the store isn't the database's, and can adopt the store by a command", async () => {
    const { id } = await makeResume(api);
    await fileStore().writeIdentity("another database's");
    expect(await rejected(["files", "delete-missing", "--count", "0"])).toMatchObject({
      code: "wrong_file_store",
    });
    expect(await json(["files", "check"])).toMatchObject({ storeId: "another database's" });
    const { storeId } = await json(["files", "adopt"]);
    expect(await json(["files", "check"])).toMatchObject({ storeId, databaseStoreId: storeId });
    await api.ok("resumes.get", { resumeId: id });
  });
});

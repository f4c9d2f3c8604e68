import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { newFileKey } from "#server/files/file-key.ts";
import { fileStore } from "#server/files/files.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeResume } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";
import { sweepResumeFiles } from "./sweep.ts";

const later = () => new Date(Date.now() + 3_700_000);

let api: Rest;
beforeEach(async () => {
  ({ api } = await makeCaller());
  // What other tests have left apart.
  await sweepResumeFiles(later());
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
  test("removes a file that has had no row for an hour, and no younger one", async () => {
    const key = await strayFile();
    expect(await sweepResumeFiles(new Date())).toEqual({ files: 0, rows: 0 });
    expect(await fileStore().has(key)).toBe(true);
    expect(await sweepResumeFiles(later())).toEqual({ files: 1, rows: 0 });
    expect(await fileStore().has(key)).toBe(false);
  });

  test("removes a row that has been without its file for an hour, and no younger one", async () => {
    const [kept, lost] = [await makeResume(api), await makeResume(api)];
    await fileStore().remove(await keyOf(lost.id));
    expect(await sweepResumeFiles(new Date())).toEqual({ files: 0, rows: 0 });
    expect(await sweepResumeFiles(later())).toEqual({ files: 0, rows: 1 });
    await api.refused("resumes.get", { resumeId: lost.id }, "not_found");
    await api.ok("resumes.get", { resumeId: kept.id });
  });

  test("leaves what belongs together", async () => {
    const { id } = await makeResume(api);
    await sweepResumeFiles(later());
    expect(await fileStore().has(await keyOf(id))).toBe(true);
  });

  test("removes what a killed upload has left, an hour later", async () => {
    const folder = path.join(process.env.OFFERLANE_DATA ?? "", "files", ".incoming");
    await mkdir(folder, { recursive: true });
    const [old, young] = [path.join(folder, "old"), path.join(folder, "young")];
    for (const file of [old, young]) await writeFile(file, "half a");
    const hourAgo = new Date(Date.now() - 3_700_000);
    await utimes(old, hourAgo, hourAgo);
    await sweepResumeFiles(new Date());
    expect(await readdir(folder)).toEqual(["young"]);
  });

  test("takes an empty store for one that is not there, and removes no row", async () => {
    const { id } = await makeResume(api);
    const rows = await prisma.resume.findMany({ select: { storageKey: true } });
    for (const { storageKey } of rows) await fileStore().remove(storageKey);
    expect(await sweepResumeFiles(later())).toEqual({ files: 0, rows: 0 });
    await api.ok("resumes.get", { resumeId: id });
    await prisma.application.updateMany({ where: { resumeId: { not: null } }, data: { resumeId: null } });
    await prisma.resume.deleteMany();
  });
});

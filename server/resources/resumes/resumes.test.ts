import { beforeEach, describe, expect, test } from "vitest";
import { handlers } from "#server/jobs/handlers.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { makeCaller, type Person } from "#server/testing/actors.ts";
import { makeApplication, makeResume } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";
import { pdf } from "#server/testing/resume-files.ts";
import { filesOnDisk } from "#server/testing/resume-uploads.ts";

let api: Rest;
let person: Person;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
});

const card = (id: string) => api.ok("applications.get", { applicationId: id });

describe("the library", () => {
  test("lists only one's own résumés, newest first, page by page", async () => {
    const made: string[] = [];
    for (const name of ["One", "Two", "Three"]) made.push((await makeResume(api, pdf(), name)).id);
    await makeResume((await makeCaller()).api);
    const first = await api.ok("resumes.list", { limit: 2 });
    const second = await api.ok("resumes.list", { limit: 2, cursor: first.nextCursor ?? "" });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made.toReversed());
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
  });

  test("reveals neither where a file is stored nor whose it is", async () => {
    const { id } = await makeResume(api);
    const [listed] = (await api.ok("resumes.list", {})).data;
    expect(Object.keys(listed ?? {}).sort()).toEqual(
      ["createdAt", "fileName", "fileSizeBytes", "fileType", "id", "name", "updatedAt"].sort(),
    );
    const { storageKey } = await prisma.resume.findFirstOrThrow({ where: { id } });
    expect(storageKey).toMatch(/^resumes\/[0-9a-f]{32}$/);
  });
});

describe("deleting a résumé", () => {
  test("detaches it from every card, and removes its file by a job of the same transaction", async () => {
    const { id } = await makeResume(api);
    const { storageKey } = await prisma.resume.findFirstOrThrow({ where: { id } });
    const application = await makeApplication(api, person.boardId, { resumeId: id });
    await api.ok("resumes.delete", { resumeId: id });
    expect((await card(application.id)).resume).toBeNull();
    await api.rejected("resumes.get", { resumeId: id }, "not_found");
    const { rows } = await pool.query<{ data: { key: string } }>(
      "SELECT data FROM pgboss.job WHERE name = 'remove-file' AND data->>'key' = $1",
      [storageKey],
    );
    const name = storageKey.split("/")[1];
    expect(await filesOnDisk()).toContain(name);
    for (const { data } of rows) await handlers["remove-file"](data, "a job");
    expect([rows.length, (await filesOnDisk()).includes(name ?? "")]).toEqual([1, false]);
  });

  test("of someone else gives not_found", async () => {
    const { id } = await makeResume((await makeCaller()).api);
    await api.rejected("resumes.delete", { resumeId: id }, "not_found");
  });
});

describe("a résumé on a card", () => {
  test("can be attached, replaced, and detached", async () => {
    const [one, other] = [await makeResume(api), await makeResume(api, pdf(100, "other.pdf"), "Other")];
    const { id: applicationId } = await makeApplication(api, person.boardId);
    const attached = await api.ok("applications.attach_resume", { applicationId, resumeId: one.id });
    expect(attached).toEqual({ applicationId, resumeId: one.id });
    await api.ok("applications.attach_resume", { applicationId, resumeId: other.id });
    expect((await card(applicationId)).resume).toEqual({
      id: other.id,
      name: "Other",
      fileName: "other.pdf",
    });
    const detached = await api.ok("applications.detach_resume", { applicationId });
    expect(detached).toEqual({ id: applicationId, deleted: true });
    expect((await card(applicationId)).resume).toBeNull();
    await api.rejected("applications.detach_resume", { applicationId }, "not_found");
  });

  test("attached again changes nothing", async () => {
    const { id: resumeId } = await makeResume(api);
    const { id } = await makeApplication(api, person.boardId, { resumeId });
    const before = await card(id);
    await api.ok("applications.attach_resume", { applicationId: id, resumeId });
    expect(await card(id)).toEqual(before);
  });

  test("gives 404 if either belongs to someone else", async () => {
    const { api: theirs, person: other } = await makeCaller();
    const [own, strange] = [await makeResume(api), await makeResume(theirs)];
    const ownCard = await makeApplication(api, person.boardId);
    const foreignCard = await makeApplication(theirs, other.boardId);
    for (const [applicationId, resumeId] of [
      [ownCard.id, strange.id],
      [foreignCard.id, own.id],
      [ownCard.id, "res_nonsense"],
    ]) {
      await api.rejected("applications.attach_resume", { applicationId, resumeId }, "not_found");
    }
    await api.rejected("applications.detach_resume", { applicationId: foreignCard.id }, "not_found");
  });

  test("can be set by resumeId in a new card and in an update, and null detaches it", async () => {
    const { id: resumeId } = await makeResume(api);
    const made = await makeApplication(api, person.boardId, { resumeId });
    expect(made.resume).toMatchObject({ id: resumeId });
    const kept = await api.ok("applications.update", { applicationId: made.id, notes: "x" });
    expect(kept.resume).toMatchObject({ id: resumeId });
    const bare = await api.ok("applications.update", { applicationId: made.id, resumeId: null });
    expect(bare.resume).toBeNull();
  });

  test.each(["create", "update"])(
    "named by a resumeId that isn't one's own gives 422 in applications.%s",
    async (handler) => {
      const { id: strange } = await makeResume((await makeCaller()).api);
      const { id: applicationId } = await makeApplication(api, person.boardId);
      for (const resumeId of [strange, "res_nonsense"]) {
        const input =
          handler === "create"
            ? { boardId: person.boardId, job: { title: "x" }, company: { name: "x" }, resumeId }
            : { applicationId, resumeId };
        const name = handler === "create" ? "applications.create" : "applications.update";
        const { issues } = await api.rejected(name, input, "resume_not_found");
        expect(issues).toMatchObject([{ path: ["resumeId"] }]);
      }
    },
  );
});

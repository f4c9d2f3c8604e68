import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import type { ErrorCode } from "#server/codes.ts";
import { fileStore } from "#server/files/files.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { inJson, pdf, type TestFile } from "#server/testing/resume-files.ts";
import { filesOnDisk } from "#server/testing/resume-uploads.ts";

const png: TestFile = {
  fileName: "whiteboard.PNG",
  contentType: "image/png",
  content: Buffer.from("89504e470d0a1a0a0000", "hex"),
};

/** Creates an organization with a coach and two applicants, and an outcome of the first. */
async function makePractice() {
  const team = await makeTeam("owner", "coach", "applicant", "applicant");
  const { organizationSlug, members } = team;
  const [owner, coach, kim, lee] = members;
  const toKim = { organizationSlug, applicantEmail: kim.person.email };
  const { id: outcomeId } = await coach.api.ok("outcomes.record", {
    ...toKim,
    kind: "full_time",
    happenedOn: "2026-11-10",
    source: "applicant",
  });
  return { ...team, owner, coach, kim, lee, toKim, outcomeId };
}

type Member = Awaited<ReturnType<typeof makePractice>>["coach"];

async function linkOf({ api }: Member, organizationSlug: string, fileId: string) {
  const { pathname, search } = new URL(
    (await api.ok("organization_files.get", { organizationSlug, fileId })).downloadUrl,
  );
  return `${pathname}${search}`;
}
const follow = (path: string) => http({ method: "GET", path });
const keyOf = async (id: string) =>
  (await prisma.organizationFile.findFirstOrThrow({ where: { id } })).storageKey;

test("staff and the applicant of a thread get each other's files, and no one else does", async () => {
  const { organizationSlug, coach, owner, kim, lee, toKim } = await makePractice();
  const sent = [
    await coach.api.ok("organization_files.send", { ...toKim, body: "Please sign.", file: inJson(pdf()) }),
    await kim.api.ok("organization_files.send", { organizationSlug, file: inJson(png) }),
  ];
  expect(sent).toMatchObject([
    { body: "Please sign.", file: { fileName: "cv.pdf", fileSizeBytes: 1_000 }, isFromApplicant: false },
    { body: "", file: { fileName: "whiteboard.PNG", fileType: "image/png" }, isFromApplicant: true },
  ]);
  const { data } = await owner.api.ok("messages.list", toKim);
  expect(data.map(({ file }) => file)).toEqual(sent.map(({ file }) => file).toReversed());
  const outsider = await makeCaller();
  for (const { file } of sent) {
    const fileId = file?.id ?? "";
    for (const reader of [coach, owner, kim]) {
      const { status, headers } = await follow(await linkOf(reader, organizationSlug, fileId));
      expect([status, headers["content-type"]]).toEqual([200, file?.fileType]);
    }
    for (const { api } of [lee, outsider]) {
      await api.rejected("organization_files.get", { organizationSlug, fileId }, "not_found");
    }
  }
});

test("a link ends with its reader's role or membership, and is valid for its own file and reader only", async () => {
  const { organizationSlug, coach, owner, kim, lee, toKim } = await makePractice();
  const { file } = await coach.api.ok("organization_files.send", { ...toKim, file: inJson(pdf()) });
  const other = await coach.api.ok("organization_files.send", { ...toKim, file: inJson(pdf()) });
  const [fileId, otherId] = [file?.id ?? "", other.file?.id ?? ""];
  const link = await linkOf(coach, organizationSlug, fileId);
  expect((await follow(link)).status).toBe(200);
  const forged = [
    link.replace(fileId, otherId),
    link.replace(coach.memberId, owner.memberId),
    link.replace(/reader=[^&]+/, `account=${kim.person.accountId}`),
    link.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1_000) + 100_000}`),
  ];
  for (const path of forged) expect((await follow(path)).status).toBe(404);
  const ofCoach = { organizationSlug, memberId: coach.memberId };
  await owner.api.ok("members.update_role", { ...ofCoach, role: "applicant" });
  expect((await follow(link)).status).toBe(404);
  await owner.api.ok("members.update_role", { ...ofCoach, role: "coach" });
  expect((await follow(link)).status).toBe(200);
  await owner.api.ok("members.remove", ofCoach);
  expect((await follow(link)).status).toBe(404);
  const ofKim = await linkOf(kim, organizationSlug, fileId);
  await owner.api.ok("members.remove", { organizationSlug, memberId: kim.memberId });
  expect((await follow(ofKim)).status).toBe(404);
  await lee.api.rejected("organization_files.get", { organizationSlug, fileId }, "not_found");
});

test("an outcome's file is replaced and deleted with its content; a message's file can't be deleted", async () => {
  const { organizationSlug, coach, kim, toKim, outcomeId } = await makePractice();
  const ofOutcome = { organizationSlug, outcomeId };
  const first = await coach.api.ok("organization_files.document", { ...ofOutcome, file: inJson(pdf()) });
  expect(await kim.api.ok("outcomes.get", ofOutcome)).toMatchObject({ proof: first });
  const firstKey = await keyOf(first.id);
  const second = await coach.api.ok("organization_files.document", { ...ofOutcome, file: inJson(png) });
  expect(await coach.api.ok("outcomes.get", ofOutcome)).toMatchObject({ proof: second });
  await coach.api.rejected("organization_files.get", { organizationSlug, fileId: first.id }, "not_found");
  const secondKey = await keyOf(second.id);
  await kim.api.rejected(
    "organization_files.delete",
    { organizationSlug, fileId: second.id },
    "insufficient_role",
  );
  await coach.api.ok("organization_files.delete", { organizationSlug, fileId: second.id });
  expect(await coach.api.ok("outcomes.get", ofOutcome)).toMatchObject({ proof: null });
  const removals = await prisma.$queryRaw<{ key: string }[]>`
    SELECT data->>'key' AS key FROM pgboss.job WHERE name = 'remove-file' AND data->>'key' IN (${firstKey}, ${secondKey})`;
  expect(removals.map(({ key }) => key).toSorted()).toEqual([firstKey, secondKey].toSorted());
  const { file } = await coach.api.ok("organization_files.send", { ...toKim, file: inJson(pdf()) });
  await coach.api.rejected(
    "organization_files.delete",
    { organizationSlug, fileId: file?.id ?? "" },
    "not_found",
  );
  expect(await fileStore().has(await keyOf(file?.id ?? ""))).toBe(true);
});

test("a file of another type, too large, or beyond the quota is rejected, and neither it nor its message is stored", async () => {
  const { id, organizationSlug, coach, toKim } = await makePractice();
  const before = await filesOnDisk();
  const send = (file: TestFile, code: ErrorCode) =>
    coach.api.rejected("organization_files.send", { ...toKim, body: "Look", file: inJson(file) }, code);
  await send({ ...png, content: Buffer.from("GIF89a") }, "unsupported_media_type");
  await send({ ...png, fileName: "page.html" }, "unsupported_media_type");
  await send(pdf(LIMITS.requests.organizationFile + 1), "payload_too_large");
  await prisma.quotaUse.upsert({
    where: { quota_subject: { quota: "organizationFileBytes", subject: id } },
    create: { quota: "organizationFileBytes", subject: id, used: LIMITS.quotas.organizationFileBytes - 999 },
    update: { used: LIMITS.quotas.organizationFileBytes - 999 },
  });
  await send(pdf(1_000), "quota_exceeded");
  expect((await coach.api.ok("messages.list", { ...toKim, organizationSlug })).data).toEqual([]);
  expect(await filesOnDisk()).toEqual(before);
});

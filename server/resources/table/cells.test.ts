import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeApplication, makeResume } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";

test("each cell has its own field, edits return rows in the given order, and exports have the same rows", async () => {
  const { applicant, coach, organizationSlug } = await makeCoaching();
  const { api, person } = applicant;
  const { id: applicationId } = await makeApplication(api, person.boardId);
  await api.ok("shares.create", { boardId: person.boardId, organizationSlug });
  const { id: resumeId } = await makeResume(api);
  const company = { name: "Bright Fern", industry: "technology" as const };
  const location = {
    street: "A",
    street2: "B",
    city: "C",
    state: "D",
    country: "E",
    postalCode: "F",
  };
  const compensation = {
    payAmount: 41.5,
    payFrequency: "hourly" as const,
    currency: "CHF",
    salaryRangeMin: 70_000,
    salaryRangeMax: 85_000,
  };
  const shape = { description: "G", workMode: "hybrid", workType: "contract" } as const;
  await api.ok("applications.update", {
    applicationId,
    applicationDate: "2026-03-04",
    closingDate: "2026-04-05",
    offerDeadline: "2026-05-06",
    applicationLink: "https://jobs.example/h",
    source: "I",
    notes: "J",
    resumeId,
    company,
    job: { title: "K", ...shape, location, compensation },
  });
  await api.ok("interviews.create", { applicationId, scheduledAt: "2026-05-06T07:00:00Z" });
  await coach.api.ok("coach_notes.create", { applicationId, body: "L" });
  await api.ok("applications.move", { applicationId, status: "offer" });
  await prisma.application.updateMany({ where: { id: applicationId }, data: { isAutoRetired: true } });
  const other = await makeApplication(api, person.boardId, { status: "offer" });
  const editBoth = async (...ids: string[]) => {
    const edits = ids.map((id) => ({ applicationId: id, column: "source" as const, value: "M" }));
    const { data } = await api.ok("table.apply_edits", { boardId: person.boardId, edits });
    expect(data.map(({ id }) => id)).toEqual(ids);
    return data;
  };
  await editBoth(applicationId, other.id);
  const edited = await editBoth(other.id, applicationId);

  const card = await api.ok("applications.get", { applicationId });
  const { statusChangedAt, createdAt, updatedAt } = card;
  const row = {
    id: applicationId,
    title: "K",
    company: "Bright Fern",
    status: "offer",
    applicationDate: "2026-03-04T00:00:00.000Z",
    closingDate: "2026-04-05T00:00:00.000Z",
    offerDeadline: "2026-05-06T00:00:00.000Z",
    applicationLink: "https://jobs.example/h",
    source: "M",
    notes: "J",
    ...shape,
    ...location,
    ...compensation,
    industry: "technology",
    createdAt,
    updatedAt,
    statusChangedAt,
    interviews: 1,
    coachNotes: 1,
    resume: "Backend, English",
    isAutoRetired: true,
  };
  expect(edited[1]).toEqual(row);
  const { data } = await api.ok("table.get", { boardId: person.boardId });
  expect(data.find(({ id }) => id === applicationId)).toEqual(row);
  const exported = await api.ok("exports.get", { boardId: person.boardId, format: "json" });
  expect(exported.data.find(({ id }) => id === applicationId)).toEqual(row);
  expect(new Set([statusChangedAt, createdAt, updatedAt]).size).toBe(3);
});

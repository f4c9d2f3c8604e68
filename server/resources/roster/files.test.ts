import readXlsxFile from "read-excel-file/node";
import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeKey, signIn } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { makeCoaching, makeTeam } from "#server/testing/membership.ts";
import { addMember } from "#server/testing/organization-rows.ts";
import { callPage } from "#server/testing/pages.ts";

const filter = { attention: [], cohortId: null, search: "", sort: "name" as const };

async function rowsOf(bytes: Buffer): Promise<Record<string, unknown>[]> {
  const [sheet] = await readXlsxFile(bytes);
  const [heading = [], ...lines] = sheet?.data ?? [];
  return lines.map((line) => Object.fromEntries(heading.map((name, index) => [String(name), line[index]])));
}

/** Creates an applicant who joined at an instant. */
async function makeJoined(joinedAt: string) {
  const team = await makeCoaching();
  await prisma.member.update({
    where: { id: team.applicant.memberId },
    data: { joinedAt: new Date(joinedAt) },
  });
  return team;
}

test("the roster's XLSX has instants as dates in UTC", async () => {
  const { organizationSlug, owner } = await makeJoined("2026-03-05T23:30:00Z");
  const { key } = await makeKey(owner.person);
  const url = `${await serverOrigin()}/api/v1/organizations/${organizationSlug}/roster/export?format=xlsx`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${key}` } });
  const [row] = await rowsOf(Buffer.from(await response.arrayBuffer()));
  const seconds = Math.round(Number(row?.joinedAt) / 1_000);
  expect(new Date(seconds * 1_000).toISOString()).toBe("2026-03-05T23:30:00.000Z");
});

test("the page's XLSX has the reader's days as dates, its CSV has them as text, and both name past cohorts", async () => {
  const { organizationSlug, owner, applicant } = await makeJoined("2026-03-05T23:30:00Z");
  const applicantEmail = applicant.person.email;
  for (const name of ["Spring", "Autumn"]) {
    const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name });
    const { id: membershipId } = await owner.api.ok("cohort_memberships.create", {
      organizationSlug,
      cohortId,
      applicantEmail,
    });
    if (name === "Spring") {
      const ending = { organizationSlug, membershipId, departureReason: "completed" } as const;
      await owner.api.ok("cohort_memberships.end", ending);
    }
  }
  await prisma.preferences.upsert({
    where: { userId: owner.person.userId },
    create: {
      userId: owner.person.userId,
      dateOrder: "day_month_year",
      hourCycle: "h23",
      weekStart: "mon",
      timeZone: "Europe/Berlin",
    },
    update: { timeZone: "Europe/Berlin", dateOrder: "day_month_year" },
  });
  const session = await signIn(owner.person);
  const made = async (format: "csv" | "xlsx") => {
    const { data } = await callPage(session, "roster.export_shown", { organizationSlug, format, filter });
    return Buffer.from((data as { contentBase64: string }).contentBase64, "base64");
  };
  const [row] = await rowsOf(await made("xlsx"));
  expect(row).toMatchObject({ Joined: new Date("2026-03-06"), Cohort: "Autumn", "Past cohorts": "Spring" });
  const csv = (await made("csv")).toString();
  expect(csv).toContain("6 Mar 2026");
  expect(csv).toContain("Spring");
});

test("the page's file has a large roster in the page's order, each applicant once", async () => {
  const { id, organizationSlug, members } = await makeTeam("owner");
  const [owner] = members;
  await prisma.organization.update({ where: { id }, data: { complimentarySeats: 200 } });
  for (let day = 0; day < 120; day += 1) {
    const { memberId } = await addMember({ id }, "applicant");
    await prisma.member.update({
      where: { id: memberId },
      data: { joinedAt: new Date(Date.UTC(2026, 0, 1 + day)) },
    });
  }
  const session = await signIn(owner.person);
  const emails = async (sort: string) => {
    const input = { organizationSlug, format: "csv", filter: { ...filter, sort } };
    const { data } = await callPage(session, "roster.export_shown", input);
    const { contentBase64 } = data as { contentBase64: string };
    const lines = Buffer.from(contentBase64, "base64").toString().trim().split("\r\n").slice(1);
    return lines.map((line) => /[^,"]+@[^,"]+/.exec(line)?.[0]);
  };
  const joined = await prisma.member.findMany({
    where: { organizationId: id, role: "applicant" },
    orderBy: { joinedAt: "desc" },
  });
  expect(await emails("joined")).toEqual(joined.map(({ email }) => email));
  expect(new Set(await emails("attention"))).toEqual(new Set(joined.map(({ email }) => email)));
});

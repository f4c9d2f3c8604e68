import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { noteSecurityEvent } from "#server/auth/security-log/note.ts";
import { newId } from "#server/core/ids.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { ensureSandbox } from "#server/resources/sandbox/service.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { seedBookingPage } from "#server/testing/appointment-rows.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { seedLongNotes } from "#server/testing/long-notes.ts";
import { connect } from "#server/testing/oauth.ts";
import { addMember } from "#server/testing/organization-rows.ts";
import { recordAbout } from "#server/testing/recorded-rows.ts";
import { inJson, pdf } from "#server/testing/resume-files.ts";
import { makeAuthenticator, makePasskey } from "#server/testing/second-factors.ts";

const take = async (headers: Record<string, string>) =>
  fetch(`${await serverOrigin()}/api/take-out`, { headers });

test("the full download contains boards, cards, histories, contacts, and the files as uploaded", async () => {
  const { person, api } = await makeCaller();
  const file = inJson(pdf());
  const { id: resumeId } = await api.ok("resumes.create", {
    name: "Mine",
    file: { ...file, fileName: "../../a:b.pdf" },
  });
  const { id } = await makeApplication(api, person.boardId, { resumeId });
  await api.ok("applications.move", { applicationId: id, status: "offer" });
  await api.ok("contacts.create", { name: "Ada Kern" });

  const response = await take({ Cookie: await signIn(person), "Sec-Fetch-Site": "same-origin" });
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="offerlane-/);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const json = (path: string) => JSON.parse(strFromU8(files[path] ?? new Uint8Array()));
  const folder = "boards/1 My job search";
  // Unset fields are empty, whatever the API returns for them.
  const unspecified = { workMode: null, workType: null };
  expect(json(`${folder}/applications.json`)).toMatchObject([{ id, status: "offer", job: unspecified }]);
  expect(json(`${folder}/status-history.json`)).toHaveLength(2);
  const csv = strFromU8(files[`${folder}/applications.csv`] ?? new Uint8Array());
  expect(csv).toContain('"Job title","Company","Status"');
  expect(csv).toContain('"Offer"');
  expect(csv).not.toContain("On site");
  expect(json("contacts.json")).toMatchObject([{ name: "Ada Kern" }]);
  expect(json("account.json")).toMatchObject({ email: person.email });
  const kept = Object.keys(files).filter((path) => path.startsWith("resumes/"));
  expect(kept).toEqual(["resumes/1 _.._a_b.pdf"]);
  expect(Buffer.from(files[kept[0] ?? ""] ?? []).toString("base64")).toBe(file.contentBase64);
  expect(Object.keys(files).filter((path) => path.includes(".."))).toEqual(kept);
});

test("lists and histories that are read in portions are complete", async () => {
  const { person, api } = await makeCaller();
  const { accountId, boardId } = person;
  const companies = Array.from({ length: 95 }, (_, index) => ({
    id: newId("company"),
    accountId,
    name: `Company ${index}`,
    notes: "long ".repeat(5_000),
  }));
  await prisma.company.createMany({ data: companies });
  const cards = await seedLongNotes(api, boardId, { cards: 60, characters: 20 });
  const imported = { id: newId("import"), boardId, fileName: "jobs.csv", accountId };
  await prisma.import.create({ data: imported });
  const before = { notes: "as it was ".repeat(2_000) };
  await prisma.importedCard.createMany({
    data: cards.map((applicationId) => ({
      accountId,
      importId: imported.id,
      applicationId,
      before,
      writtenAt: new Date(),
    })),
  });
  const response = await take({ Cookie: await signIn(person) });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const listOf = (path: string) =>
    JSON.parse(strFromU8(files[path] ?? new Uint8Array())) as Record<string, string>[];
  const distinct = (path: string, key: string) => new Set(listOf(path).map((row) => row[key])).size;
  expect([distinct("companies.json", "id"), listOf("companies.json").length]).toEqual([96, 96]);
  for (const [path, key] of [
    ["boards/1 My job search/applications.json", "id"],
    ["boards/1 My job search/status-history.json", "applicationId"],
    ["imported-cards.json", "applicationId"],
  ] as const) {
    expect([path, distinct(path, key), listOf(path).length]).toEqual([path, 60, 60]);
  }
});

/** The column whose value the take-out includes; null with the reason why a table isn't included. */
const INCLUDED_BY: Record<string, string | null> = {
  // Only when a coach last opened the roster's panel; the organization keeps it for that coach alone.
  applicant_looks: null,
  attention_marks: "marked_by_name",
  accounts: "email",
  api_keys: "display_prefix",
  applications: "id",
  authenticator_apps: "created_at",
  board_looks: "id",
  boards: "id",
  // Its existence and age; the secret can't be recovered.
  calendar_feeds: "created_at",
  // The columns of cards ten minutes ago, which are in the histories.
  bulk_changes: null,
  // Memberships before a change of the last ten minutes; the other files have the current ones.
  stint_changes: null,
  // Only that something changed. The next two exist only on a cluster.
  change_events: null,
  note_changes: null,
  account_quota_uses: null,
  coach_assignments: "id",
  coach_notes: "id",
  companies: "id",
  contact_applications: "application_id",
  contacts: "id",
  // Cards deleted within the last ten minutes: the person no longer wants them.
  deleted_cards: null,
  // Responses to repeated requests, for a day; the other files have the data.
  idempotency_records: null,
  search_texts: null,
  text_uses: null,
  import_batches: "number",
  import_mappings: "headings",
  imported_cards: "application_id",
  imports: "id",
  inbound_addresses: "since",
  inbound_email_bodies: "body",
  inbound_emails: "id",
  inbound_mailboxes: "user_name",
  interactions: "id",
  interviews: "id",
  tasks: "id",
  digest_plans: "next_at",
  linked_providers: "provider_account_id",
  cohort_stints: "id",
  outcomes: "id",
  contact_log_entries: "id",
  appointments: "id",
  assigned_tasks: "id",
  join_requests: "id",
  organization_files: "id",
  thread_messages: "id",
  threads: "id",
  // Only identifies a browser that was used before; the sign-ins are in the log.
  known_devices: null,
  members: "id",
  // Which reminders were sent, for days.
  mail_occasions: null,
  muted_mail: "kind",
  // Only when the next email about a note, or the next nudge, may be sent.
  note_notices: null,
  nudged_applicants: null,
  oauth_grants: "id",
  // The state of an unfinished sign-in, for minutes.
  passkey_challenges: null,
  passkeys: "name",
  pending_sign_ins: null,
  preferences: "time_zone",
  // Where a browser is reached; it ends with the browser's session.
  push_subscriptions: null,
  profiles: "headline",
  // Secrets that can't be recovered, for an hour or a day.
  mailed_links: null,
  // The take-out says how many are left; the codes can't be recovered.
  recovery_codes: null,
  resumes: "id",
  booking_pages: "place",
  roster_filters: "name",
  roster_records: "id",
  // The tenant of synthetic data, not personal data.
  sandboxes: null,
  security_events: "id",
  shares: "id",
  sign_in_sessions: "id",
  status_history: "application_id",
  today_marks: "subject_id",
  // Sent copies of what the take-out includes, for days.
  webhook_deliveries: null,
  webhook_endpoints: "id",
};

test("the full download contains a row of every table that belongs to the person, so new tables must be added", async () => {
  const { person, api } = await makeCaller();
  const { accountId, userId, boardId } = person;
  const rows = await seedExampleRows(api);
  await api.ok("profile.update", { headline: "Platform engineer" });
  const account = { accountId };
  await prisma.calendarFeed.create({ data: { ...account, secretHash: randomUUID() } });
  await prisma.inboundAddress.create({ data: { ...account, since: new Date("2026-11-26T10:11:12.345Z") } });
  const mailbox = { host: "imap.acme.example", port: 993, userName: "robin@acme.example", folder: "Jobs" };
  const [readSince, nextRunAt, connectedAt] = [new Date(), new Date(), new Date()];
  const due = { sealedPassword: "v1", readSince, nextRunAt, connectedAt };
  await prisma.inboundMailbox.create({ data: { ...account, ...mailbox, ...due } });
  await prisma.mutedMail.create({ data: { userId, kind: "coach_notes", mutedAt: new Date() } });
  const region = { dateOrder: "day_month_year", hourCycle: "h23", weekStart: "mon" };
  await prisma.preferences.create({ data: { userId, ...region, timeZone: "Africa/Ouagadougou" } });
  const fileName = "jobs.csv";
  const imported = { id: newId("import"), boardId, fileName, ...account };
  await prisma.import.create({ data: imported });
  await prisma.importBatch.create({
    data: { importId: imported.id, number: 7_431, verdicts: [], ...account },
  });
  const { applicationId } = rows;
  await prisma.importedCard.create({
    data: { importId: imported.id, applicationId, writtenAt: new Date(), ...account },
  });
  const { contactId } = rows;
  await prisma.contactApplication.createMany({
    data: [{ contactId, applicationId, ...account }],
    skipDuplicates: true,
  });
  await prisma.importMapping.create({ data: { headings: randomUUID(), mapping: {}, ...account } });
  await prisma.todayMark.create({
    data: { kind: "quiet", subjectId: applicationId, occasion: new Date(), ...account },
  });
  const followUp = { followUpDue: new Date(), followUpNote: "Ask Dana on Friday" };
  await prisma.application.updateMany({ where: { id: applicationId }, data: followUp });
  await prisma.linkedProvider.create({
    data: { userId, type: "oauth", provider: "github", providerAccountId: randomUUID() },
  });
  const { organizationId } = await prisma.member.findFirstOrThrow({ where: account });
  await seedBookingPage(organizationId, accountId);
  await prisma.rosterFilter.create({
    data: { organizationId, name: "My quiet ones", filter: {}, ...account },
  });
  await prisma.rosterRecord.create({
    data: { id: newId("rosterRecord"), organizationId, email: person.email, studentId: "00123", ...account },
  });
  await prisma.coachNote.create({
    data: {
      id: newId("coachNote"),
      organizationId,
      applicationId,
      authorName: "Noor",
      body: "Go on",
      ...account,
    },
  });
  const cohort = await prisma.cohort.findFirstOrThrow({ where: { id: rows.cohortId } });
  const { organizationId: at, id: cohortId } = cohort;
  await prisma.stint.create({
    data: { id: newId("stint"), organizationId: at, cohortId, joinedAt: new Date(), ...account },
  });
  const { accountId: coachId } = await addMember({ id: organizationId }, "coach");
  const coached = { id: newId("coachAssignment"), organizationId, coachId, ...account };
  await prisma.coachAssignment.create({ data: coached });
  await prisma.attentionMark.create({
    data: { organizationId, kind: "snoozed", until: new Date(), markedByName: "Noor Snoozed", ...account },
  });
  await recordAbout(at, accountId);
  await makeAuthenticator(person);
  await makePasskey(person, "Passkey of my own laptop");
  await connect(person);
  await noteSecurityEvent(null, { kind: "signed_in", userId });

  const response = await take({ Cookie: await signIn(person), "Sec-Fetch-Site": "same-origin" });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = Object.values(files)
    .map((file) => strFromU8(file))
    .join("\n");
  expect(text).toContain(followUp.followUpNote);
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('user_id', 'account_id')`,
  );
  for (const { table, column } of columns) {
    const included = INCLUDED_BY[table];
    expect(included, `${table}: name above a column that the take-out includes`).not.toBeUndefined();
    if (included === null) continue;
    const owner = column === "user_id" ? userId : accountId;
    const found = await pool.query<{ value: string }>(
      `SELECT to_jsonb(one) ->> $2 AS value FROM "${table}" one WHERE "${column}" = $1`,
      [owner, included],
    );
    expect(found.rows.length, `${table}: seed a row of it`).toBeGreaterThan(0);
    for (const { value } of found.rows) expect(text, `${table}.${included}`).toContain(searched(value));
  }
});

/** Returns the text to search for: an instant only to its second, because JSON and PostgreSQL write it differently. */
const searched = (value: string) => (/^\d{4}-\d\d-\d\dT/.test(value) ? value.slice(0, 19) : value);

test("a sandbox has no full download", async () => {
  const { person } = await makeCaller();
  await ensureSandbox(person.userId);
  const response = await take({ Cookie: await signIn(person, true), "Sec-Fetch-Site": "same-origin" });
  expect(response.status).toBe(404);
});

test("only the person's own browser can download everything", async () => {
  const { person, key } = await makeCaller();
  expect((await take({})).status).toBe(401);
  expect((await take({ Authorization: `Bearer ${key}` })).status).toBe(401);
  expect((await take({ Cookie: await signIn(person), "Sec-Fetch-Site": "cross-site" })).status).toBe(401);
});

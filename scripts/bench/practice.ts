import { randomUUID } from "node:crypto";
import { newId } from "#server/core/ids.ts";
import type { Product } from "../shared/product.ts";
import { change, get, requestJson } from "../shared/requests.ts";
import { insertAll, type Organization, seedOrganization } from "../shared/seed.ts";
import { alternate, elapsed, median } from "../shared/timing.ts";

const BOARDS = 300;
const PENDING = 10_000;
const FEW = 200;
const A_PAGE = 200;
const TIMES = 30;
const SELECTED = 500;

/**
 * Measures the everyday work of staff in an organization: opening a shared board, whose applicant sees who looked at it, changing 500
 * selected applicants, and deciding about 10,000 requests to join.
 */
export async function practiceFigures(product: Product, origin: string): Promise<Record<string, string>> {
  const organization = await seedOrganization(product.sql, await product.seed(1), BOARDS);
  return {
    ...(await lookFigures(product, origin, organization)),
    ...(await selectionFigures(product, origin)),
    ...(await joinFigures(product, origin)),
  };
}

/** Measures each change of 500 selected applicants, in one request. */
async function selectionFigures(product: Product, origin: string): Promise<Record<string, string>> {
  const { sql } = product;
  const { organizationId, slug, key, ownerId } = await seedOrganization(sql, await product.seed(1), SELECTED);
  const coachId = newId("member");
  await sql.query("UPDATE members SET id = $2 WHERE organization_id = $1 AND role = 'owner'", [
    organizationId,
    coachId,
  ]);
  const applicantEmails = Array.from({ length: SELECTED }, (_, n) => `${slug}-${n + 1}@bench.example`);
  const path = (of: string) => `organizations/${slug}/${of}`;
  const send = <Found>(of: string, body: object) =>
    requestJson<Found>(origin, change("POST", key, path(of), body));
  const [cookie = ""] = await product.credentials("cookie", [ownerId]);
  /** Sends a change that only our pages can make. */
  const asPage = (operation: string, input: object) =>
    requestJson(origin, {
      method: "POST",
      path: `/api/trpc/${operation}`,
      headers: { cookie, "sec-fetch-site": "same-origin", "content-type": "application/json" },
      body: JSON.stringify({ organizationSlug: slug, ...input }),
    });
  const { id: cohortId } = await send<{ id: string }>("cohorts", { name: "Autumn" });
  const { id: fieldId } = await send<{ id: string }>("applicant-fields", { name: "Campus", kind: "text" });
  const changes = applicantEmails.map((applicantEmail) => ({ applicantEmail, value: "North" }));
  const ending = { cohortId, applicantEmails, departureReason: "completed" };
  const works: Record<string, () => Promise<unknown>> = {
    "marking as contacted": () => send("roster/handled", { applicantEmails, as: "contacted" }),
    "assigning a coach": () => send("caseload/assign", { applicantEmails, coachId, lead: true }),
    "unassigning a coach": () => send("caseload/unassign", { applicantEmails, coachId }),
    "assigning a task": () => send("assigned-tasks", { applicantEmails, text: "Ten applications" }),
    "sending a message": () => send("message-batches", { applicantEmails, body: "Hi {firstName}" }),
    "setting a field": () => asPage("rosterRecords.setValues", { fieldId, changes }),
    "adding to a cohort": () => asPage("cohortMemberships.placeMany", { cohortId, applicantEmails }),
    "ending memberships": () => asPage("cohortMemberships.endMany", ending),
  };
  const figures: Record<string, string> = {};
  for (const [name, work] of Object.entries(works)) {
    figures[`${name}, ${SELECTED} applicants, ms (2000)`] = (await elapsed(work)).toFixed(0);
  }
  return figures;
}

/**
 * Compares the time to open boards for the first time in a day, which is logged, with the time to open them
 * again, which isn't. Takes turns between the two.
 */
async function lookFigures(product: Product, origin: string, organization: Organization) {
  const { organizationId, slug, key } = organization;
  const other = await product.seed(1);
  await product.sql.query(
    `INSERT INTO members (id, organization_id, account_id, email, role)
     SELECT 'mem_looking', $1, id, email, 'coach' FROM accounts WHERE id = $2`,
    [organizationId, other.accountId],
  );
  // The API would reject the seeded IDs, because they lack its format.
  const { rows } = await product.sql.query<{ id: string }>(
    `UPDATE shares s SET id = g.id
     FROM (SELECT id AS old, row_number() OVER (ORDER BY id) AS n FROM shares WHERE organization_id = $1) o
     JOIN unnest($2::text[]) WITH ORDINALITY AS g(id, n) USING (n)
     WHERE s.id = o.old RETURNING s.id`,
    [organizationId, Array.from({ length: BOARDS }, () => newId("share"))],
  );
  const open = (by: string, shareId: string) =>
    requestJson(origin, get(by, `organizations/${slug}/shares/${shareId}`));
  for (const { id } of rows) await open(key, id);
  const [warming, ...measured] = rows;
  await open(other.key, warming?.id ?? "");
  const [first, again]: [number[], number[]] = [[], []];
  for (const [index, { id }] of measured.entries()) {
    const works = [
      async () => first.push(await elapsed(() => open(other.key, id))),
      async () => again.push(await elapsed(() => open(key, id))),
    ];
    for (const work of index % 2 === 0 ? works : works.toReversed()) await work();
  }
  const looks = await product.sql.query("SELECT FROM board_looks WHERE organization_id = $1", [
    organizationId,
  ]);
  if (looks.rowCount !== 2 * BOARDS) throw new Error(`${looks.rowCount} looks were logged.`);
  return {
    "opening a shared board of 40 cards, logged, ms (30)": median(first).toFixed(1),
    "opening a shared board: logged against not (1.2)": (median(first) / median(again)).toFixed(2),
  };
}

/** Compares the list of requests to join in an organization with 10,000 requests with the list in one with 200, and approves all 10,000. */
async function joinFigures(product: Product, origin: string) {
  const many = await seedRequests(product, PENDING);
  const few = await seedRequests(product, FEW);
  const page = async ({ slug, key }: Asking, cursor?: string) => {
    const query = `status=waiting&limit=${A_PAGE}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`;
    const path = `organizations/${slug}/join-requests?${query}`;
    return requestJson<{ data: { id: string }[]; nextCursor: string | null }>(origin, get(key, path));
  };
  const [ofMany = 0, ofFew = 0] = await alternate([() => page(many), () => page(few)], TIMES);
  const pages: string[][] = [];
  let last = 0;
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const began = performance.now();
    const { data, nextCursor } = await page(many, cursor);
    last = performance.now() - began;
    pages.push(data.map(({ id }) => id));
    cursor = nextCursor;
  }
  const decided: number[] = [];
  for (const joinRequestIds of pages) {
    const body = { joinRequestIds, decision: "approve" };
    const path = `organizations/${many.slug}/join-requests/decide`;
    decided.push(await elapsed(() => requestJson(origin, change("POST", many.key, path, body))));
  }
  const seconds = decided.reduce((sum, ms) => sum + ms, 0) / 1_000;
  const [begun, ended] = [decided.slice(0, 10), decided.slice(-10)].map(median);
  return {
    [`page of ${A_PAGE} of ${PENDING} requests to join, ms (50)`]: ofMany.toFixed(1),
    [`page of ${A_PAGE} requests to join: ${PENDING} against ${FEW} (1.5)`]: (ofMany / ofFew).toFixed(2),
    [`last page of ${PENDING} requests to join, ms (50)`]: last.toFixed(1),
    [`approving ${PENDING} requests to join, ${A_PAGE} at a time, s (60)`]: seconds.toFixed(1),
    "approving requests to join: the last ten times against the first ten (1.5)": (
      (ended ?? 0) / (begun ?? 1)
    ).toFixed(2),
  };
}

type Asking = { readonly slug: string; readonly key: string };

/** Creates an organization with seats for everyone, and people who wait to join it. */
async function seedRequests({ sql, seed }: Product, count: number): Promise<Asking> {
  const { accountId, key } = await seed(1);
  const slug = `joining-${count}`;
  const organizationId = `org_joining${count}`;
  await insertAll(sql, [
    `INSERT INTO organizations (id, name, slug, type, complimentary_seats)
     VALUES ('${organizationId}', 'Joining', '${slug}', 'college', ${count})`,
    `INSERT INTO members (id, organization_id, account_id, email, role)
     SELECT 'mem_${slug}', '${organizationId}', id, email, 'owner' FROM accounts WHERE id = '${accountId}'`,
    `INSERT INTO accounts (id, email, display_name)
     SELECT 'acc_${slug}-' || n, '${slug}-' || n || '@bench.example', 'Person ' || n FROM generate_series(1, ${count}) n`,
    `INSERT INTO join_links (organization_id, id, code_hash, sealed_code, created_by_id, expires_at, created_at)
     VALUES ('${organizationId}', 'jln_${slug}', '${randomUUID()}', '', '${accountId}', now() + interval '1 day', now())`,
  ]);
  const ids = Array.from({ length: count }, () => newId("joinRequest"));
  await sql.query(
    `INSERT INTO join_requests (organization_id, id, link_id, account_id, status, asked_at)
     SELECT '${organizationId}', id, 'jln_${slug}', 'acc_${slug}-' || n, 'waiting', now() - n * interval '1 second'
     FROM unnest($1::text[]) WITH ORDINALITY AS g(id, n)`,
    [ids],
  );
  await sql.query("ANALYZE");
  return { slug, key };
}

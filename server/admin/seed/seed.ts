import { randomBytes } from "node:crypto";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { createUser } from "#server/auth/accounts.ts";
import { createApiKey } from "#server/auth/api-keys.ts";
import { newId } from "#server/core/ids.ts";
import { inPrismaTransaction, inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { ranksByCard } from "#server/resources/sandbox/seed/applications.ts";
import { cardRows } from "#server/resources/sandbox/seed/card-rows.ts";
import { insertRows } from "#server/resources/sandbox/seed/insert-rows.ts";
import { type SampleCard, sampleData } from "#server/resources/sandbox/seed/sample-data.ts";
import { Calendar } from "#server/resources/sandbox/seed/seeding.ts";
import { parseEmail } from "../inputs.ts";

const SAMPLES = sampleData.cards["current-search"];
const COMPANIES = new Map(sampleData.companies.map((company) => [company.name, company]));

type Target = { accountId: string; boardId: string; tag: string; calendar: Calendar };

/** Returns rows for `count` cards with their companies: the sample search repeated, each round some days older. */
function searchRows({ accountId, boardId, tag, calendar }: Target, count: number, from: number) {
  const cards = Array.from({ length: count }, (_, index) => variant(from + index));
  const rankOf = ranksByCard(cards);
  const companies = new Map<string, ReturnType<typeof companyRow>>();
  const companyOf = ({ company }: SampleCard, round: number) => {
    const name = `${company} ${tag} ${round + 1}`;
    const row = companies.get(name) ?? companyRow(accountId, company, name);
    companies.set(name, row);
    return row;
  };
  const seeded = cards.map((sample, index) => {
    const company = companyOf(sample, Math.floor(index / SAMPLES.length));
    const id = newId("application");
    const rank = rankOf.get(sample) ?? "";
    return cardRows(sample, {
      id,
      accountId,
      boardId,
      company,
      rank,
      resumeId: null,
      calendar,
      seed: from + index,
    });
  });
  return {
    companies: [...companies.values()],
    applications: seeded.map(({ application }) => application),
    status_history: seeded.flatMap(({ periods }) => periods),
  };
}

function companyRow(accountId: string, sample: string, name: string) {
  const known = COMPANIES.get(sample);
  if (known === undefined) throw new Error(`prisma/sample-data has no company "${sample}"`);
  const { industry, size, type, website } = known;
  return { id: newId("company"), accountId, name, industry, size, type, website };
}

function variant(index: number): SampleCard {
  const sample = SAMPLES[index % SAMPLES.length];
  if (sample === undefined) throw new Error("prisma/sample-data has no cards");
  const older = 2 * Math.floor(index / SAMPLES.length);
  const periods = sample.periods.map(([status, daysAgo]): SampleCard["periods"][number] => [
    status,
    daysAgo + older,
  ]);
  return { ...sample, periods };
}

const CARDS_OF_OTHERS = 5;
const PEOPLE_AT_ONCE = 500;

export type SeedRequest = { applications: number; accounts: number; email?: string };

/**
 * Creates one board with many cards and their histories, and other accounts with a few cards each. Returns what it created,
 * with a live key of all scopes for the first account.
 */
export async function seed({ applications, accounts, email: requestedEmail }: SeedRequest) {
  const began = performance.now();
  const tag = randomBytes(4).toString("hex");
  const { userId, email, accountId } = await userFor(
    requestedEmail ?? `bench-${tag}@bench.offerlane.example`,
  );
  const calendar = new Calendar(now());
  const empty = await emptyBoardOf(accountId);
  const boardId = empty ?? newId("board");
  const boards = empty ? [] : [{ id: boardId, accountId, name: `Benchmark ${tag}` }];
  const search = searchRows({ accountId, boardId, tag, calendar }, applications, 0);
  await inSqlTransaction((sql) => insertRows(sql, { boards, ...search }));
  for (let from = 0; from < accounts; from += PEOPLE_AT_ONCE) {
    const count = Math.min(PEOPLE_AT_ONCE, accounts - from);
    const people = Array.from({ length: count }, (_, index) =>
      personRows({ tag, number: from + index, cards: CARDS_OF_OTHERS, calendar }),
    );
    await inSqlTransaction((sql) => insertRows(sql, ...people));
  }
  // Autovacuum would do this within a minute. Doing it now lets the first query be planned with real
  // statistics.
  await pool.query("VACUUM (ANALYZE) users, accounts, boards, companies, applications, status_history");
  const { key } = await createApiKey({
    userId,
    environment: "live",
    name: `Benchmark ${tag}`,
    scopes: ALL_SCOPES,
    organizationId: null,
    expiresAt: null,
  });
  const otherApplications = accounts * CARDS_OF_OTHERS;
  const seconds = Number(((performance.now() - began) / 1_000).toFixed(2));
  return { email, accountId, boardId, key, applications, accounts, otherApplications, seconds };
}

/** Returns the account's active board if it has no cards yet, otherwise null. */
async function emptyBoardOf(accountId: string): Promise<string | null> {
  const board = await prisma.board.findFirst({
    where: { accountId, isActive: true, applications: { none: {} } },
    select: { id: true },
  });
  return board?.id ?? null;
}

async function userFor(address: string) {
  const email = parseEmail(address);
  const account = await prisma.account.findFirst({
    where: { sandboxId: null, user: { email } },
    select: { id: true, userId: true },
  });
  if (account?.userId) return { userId: account.userId, email, accountId: account.id };
  const user = await inPrismaTransaction((transaction, sql) =>
    createUser(transaction, sql, { email, name: "Benchmark", passwordHash: null, emailVerified: now() }),
  );
  return { userId: user.id, email, accountId: user.accountId };
}

/** Returns the rows of one more person with a live account, a board, and a few cards. */
function personRows({
  tag,
  number,
  cards,
  calendar,
}: {
  tag: string;
  number: number;
  cards: number;
  calendar: Calendar;
}) {
  const [userId, accountId, boardId] = [newId("user"), newId("account"), newId("board")];
  const email = `person-${tag}-${number}@bench.offerlane.example`;
  const name = `Person ${number}`;
  return {
    users: [{ id: userId, email, name }],
    accounts: [{ id: accountId, userId, email, displayName: name }],
    boards: [{ id: boardId, accountId, name: "My job search", isActive: true }],
    ...searchRows({ accountId, boardId, tag, calendar }, cards, number * cards),
  };
}

import { newId } from "#server/core/ids.ts";
import { ranksByCard } from "#server/resources/sandbox/seed/applications.ts";
import { cardRows } from "#server/resources/sandbox/seed/card-rows.ts";
import { type SampleCard, sampleData } from "#server/resources/sandbox/seed/sample-data.ts";
import type { Calendar } from "#server/resources/sandbox/seed/seeding.ts";

const SAMPLES = sampleData.cards["current-search"];
const COMPANIES = new Map(sampleData.companies.map((company) => [company.name, company]));

type Target = { accountId: string; boardId: string; tag: string; calendar: Calendar };

/** Returns rows for `count` cards with their companies: the sample search repeated, each round some days older. */
export function searchRows({ accountId, boardId, tag, calendar }: Target, count: number, from: number) {
  const cards = Array.from({ length: count }, (_, index) => variant(from + index));
  const rankOf = ranksByCard(cards);
  const companies = new Map<string, ReturnType<typeof companyRow>>();
  const companyOf = ({ company }: SampleCard, round: number) => {
    const name = `${company} ${tag} ${round + 1}`;
    const known = companies.get(name) ?? companyRow(accountId, company, name);
    companies.set(name, known);
    return known;
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
  return { id: newId("company"), account_id: accountId, name, industry, size, type, website };
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

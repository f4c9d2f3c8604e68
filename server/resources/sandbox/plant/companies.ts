import { newId } from "#server/core/ids.ts";
import { insertRows } from "./insert-rows.ts";
import type { Planting } from "./planting.ts";
import { sampleData } from "./sample-data.ts";

/** Plants the companies that the cards are filed against, each as old as its first card. */
export async function plantCompanies({ sql, accountId, calendar, companies }: Planting): Promise<void> {
  const firstCardOf = daysOfFirstCards();
  const rows = sampleData.companies.map((company, index) => {
    const id = newId("company");
    companies.set(company.name, { id, website: company.website });
    const at = calendar.moment(firstCardOf.get(company.name) ?? 1, index);
    const { socialLink, ...fields } = company;
    return { id, account_id: accountId, ...fields, social_link: socialLink, created_at: at, updated_at: at };
  });
  await insertRows(sql, "companies", rows);
}

function daysOfFirstCards(): Map<string, number> {
  const days = new Map<string, number>();
  for (const { company, stays } of Object.values(sampleData.cards).flat()) {
    const first = Math.max(...stays.map(([, daysAgo]) => daysAgo));
    days.set(company, Math.max(first, days.get(company) ?? 0));
  }
  return days;
}

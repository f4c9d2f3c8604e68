import { typeid } from "typeid-js";
import { api, callContext, type Inputs, randomKey } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { LIMITS } from "#domain/limits.ts";
import type { Rest } from "../reader/take-out-rest.ts";
import { batchesOf, withRetries } from "./batches.ts";

/** The numbers of companies, people, and interactions added. */
export type Restored = { companies: number; people: number; interactions: number };
export const NOTHING_RESTORED: Restored = { companies: 0, people: 0, interactions: 0 };

type Send = () => Promise<Restored>;

/**
 * Returns the steps that restore the companies and people of a full download. Each step can be repeated, and adds nothing twice. Existing
 * companies and people stay unchanged, with their interactions. Records that the server rejects are skipped.
 */
export function restoreSteps({ companies, people }: Rest): Send[] {
  const named = companies.map((company) => ({ company, key: randomKey() }));
  const listed = people.map(({ row, interactions }) => ({
    row: { ...row, id: typeid("con").toString() },
    interactions: interactions.map((interaction) => ({ interaction, key: randomKey() })),
  }));
  return [
    ...named.map(
      ({ company, key }): Send =>
        async () => {
          const input = company as Inputs["companies"]["create"];
          const added = await unlessRejected(() =>
            api.companies.create.mutate(input, { context: callContext({ idempotencyKey: key }) }),
          );
          return { ...NOTHING_RESTORED, companies: added ? 1 : 0 };
        },
    ),
    ...batchesOf(listed).flatMap((batch) =>
      inParts(batch).map(
        (part): Send =>
          () =>
            restorePeople(part),
      ),
    ),
  ];
}

type Listed = {
  row: Record<string, string | null>;
  interactions: { interaction: object; key: string }[];
};

async function restorePeople(people: readonly Listed[]): Promise<Restored> {
  const rows = people.map(({ row }) => row);
  const verdicts = await withRetries(() => api.contacts.importConnections.mutate({ rows }));
  const added = people.filter((_person, index) => verdicts[index]?.verdict === "new");
  let count = 0;
  for (const { row, interactions } of added) {
    for (const { interaction, key } of interactions) {
      const input = { ...interaction, contactId: row.id } as Inputs["interactions"]["create"];
      const logged = await unlessRejected(() =>
        api.interactions.create.mutate(input, { context: callContext({ idempotencyKey: key }) }),
      );
      if (logged) count += 1;
    }
  }
  return { ...NOTHING_RESTORED, people: added.length, interactions: count };
}

/** Sends with retries. Returns false if the server rejected the input, such as an existing company, which isn't retried. */
async function unlessRejected(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await withRetries(send);
    return true;
  } catch (error) {
    const status = problemOf(error)?.status;
    if (status === 409 || status === 422) return false;
    throw error;
  }
}

/** Splits items into parts that each fit a call. */
function inParts<Item>(items: readonly Item[]): Item[][] {
  const most = LIMITS.requests.connections;
  return Array.from({ length: Math.ceil(items.length / most) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  );
}

import { STATUSES, type Status } from "#domain/values.ts";
import type { Stay } from "#server/resources/applications/service/write.ts";
import type { Related } from "./contract.ts";

/** A row's data about when its card entered each column. */
type Dated = {
  status: Status;
  applicationDate: string | null;
  related: Pick<Related, "savedAt" | "statusSince" | "history">;
};

/**
 * Returns the history of an imported card, oldest stay first, the last one in its column. It has the file's history, saved and applied on
 * their dates, and the current column since its date. A stay without a date in the file starts at the import, which marks it as unknown: no
 * figure counts its length. Nothing starts later than that.
 */
export function staysOf({ status, applicationDate, related }: Dated, now: Date): Stay[] {
  const { savedAt, statusSince, history = [] } = related;
  const latest = now.toISOString();
  const stays = history.map(({ status: entered, at }): Stay => ({ status: entered, enteredAt: at }));
  const has = (wanted: Status) => stays.some((stay) => stay.status === wanted);
  if (applicationDate !== null && status !== "saved" && !has("applied")) {
    stays.push({ status: "applied", enteredAt: applicationDate });
  }
  stays.sort(byTime);
  const first = stays[0]?.enteredAt ?? (status === "saved" ? undefined : (statusSince ?? latest));
  if (savedAt !== undefined && first !== undefined && savedAt < first && !has("saved")) {
    stays.unshift({ status: "saved", enteredAt: savedAt });
  }
  const last = stays.at(-1);
  if (last?.status !== status) {
    const since = statusSince ?? (status === "saved" ? savedAt : undefined) ?? latest;
    stays.push({ status, enteredAt: last && last.enteredAt > since ? last.enteredAt : since });
  }
  return stays
    .map((stay) => (stay.enteredAt > latest ? { ...stay, enteredAt: latest } : stay))
    .filter((stay, index, all) => stay.status !== all[index - 1]?.status);
}

/** Compares two stays: on the same day, a card went through the columns in the board's order. */
function byTime(one: Stay, other: Stay): number {
  if (one.enteredAt !== other.enteredAt) return one.enteredAt < other.enteredAt ? -1 : 1;
  return STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status);
}

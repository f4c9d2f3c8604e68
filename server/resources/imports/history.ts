import { STATUSES, type Status } from "#domain/values.ts";
import type { StatusPeriod } from "#server/resources/applications/service/write.ts";
import type { Related } from "./contract.ts";

/** A row's data about when its card entered each column. */
type Dated = {
  status: Status;
  applicationDate: string | null;
  related: Pick<Related, "savedAt" | "statusSince" | "history">;
};

/**
 * Returns the status periods of an imported card, oldest first, the last one in its current column: the
 * file's history, saved and applied from their dates, and the start of the current column from its date. A
 * period without a date starts at the import, which marks its date as unknown, so that no figure counts its
 * length. No period starts after the import.
 */
export function periodsOf({ status, applicationDate, related }: Dated, now: Date): StatusPeriod[] {
  const { savedAt, statusSince, history = [] } = related;
  const latest = now.toISOString();
  const periods = history.map(
    ({ status: entered, at }): StatusPeriod => ({ status: entered, enteredAt: at }),
  );
  const has = (status: Status) => periods.some((period) => period.status === status);
  if (applicationDate !== null && status !== "saved" && !has("applied")) {
    periods.push({ status: "applied", enteredAt: applicationDate });
  }
  periods.sort(byTime);
  const first = periods[0]?.enteredAt ?? (status === "saved" ? undefined : (statusSince ?? latest));
  if (savedAt !== undefined && first !== undefined && savedAt < first && !has("saved")) {
    periods.unshift({ status: "saved", enteredAt: savedAt });
  }
  const last = periods.at(-1);
  if (last?.status !== status) {
    const since = statusSince ?? (status === "saved" ? savedAt : undefined) ?? latest;
    periods.push({ status, enteredAt: last && last.enteredAt > since ? last.enteredAt : since });
  }
  return periods
    .map((period) => (period.enteredAt > latest ? { ...period, enteredAt: latest } : period))
    .filter((period, index, all) => period.status !== all[index - 1]?.status);
}

/** Orders status periods by time, and those at the same time by the board's columns. */
function byTime(one: StatusPeriod, other: StatusPeriod): number {
  if (one.enteredAt !== other.enteredAt) return one.enteredAt < other.enteredAt ? -1 : 1;
  return STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status);
}

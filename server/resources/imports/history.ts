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
 * Returns the history of an imported card, oldest status period first, the last one in its column. It has the file's history, saved and
 * applied on their dates, and the current column since its date. A period without a date in the file starts at the import, which marks its
 * date as unknown: no figure counts its length. No period starts later than that.
 */
export function periodsOf({ status, applicationDate, related }: Dated, now: Date): StatusPeriod[] {
  const { savedAt, statusSince, history = [] } = related;
  const latest = now.toISOString();
  const periods = history.map(
    ({ status: entered, at }): StatusPeriod => ({ status: entered, enteredAt: at }),
  );
  const has = (wanted: Status) => periods.some((period) => period.status === wanted);
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

/** Compares two status periods: on the same day, a card went through the columns in the board's order. */
function byTime(one: StatusPeriod, other: StatusPeriod): number {
  if (one.enteredAt !== other.enteredAt) return one.enteredAt < other.enteredAt ? -1 : 1;
  return STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status);
}

import { LIMITS } from "#domain/limits.ts";
import { INTERVIEW_TYPES } from "#domain/values.ts";
import type { InterviewFilter } from "./interview-data.ts";
import { monthIn } from "./model/month.ts";

/** The page's view and filter, as in its address. */
export type InterviewAddress = InterviewFilter & { view: "list" | "month"; month: string };

type QueryParams = Record<string, string | string[] | undefined>;

/** Reads the address; missing or invalid parts become the unfiltered list, and this month. */
export function addressIn(query: QueryParams, thisMonth: string): InterviewAddress {
  const one = (name: string) => [query[name]].flat()[0] ?? "";
  return {
    view: one("view") === "month" ? "month" : "list",
    month: monthIn(one("month")) ? one("month") : thisMonth,
    search: one("search").trim().slice(0, LIMITS.text.title),
    type: INTERVIEW_TYPES.find((type) => type === one("type")) ?? null,
  };
}

/** Returns the query of an address, with only the parameters that differ from the default page. */
export function queryOf({ view, month, search, type }: InterviewAddress): URLSearchParams {
  return new URLSearchParams({
    ...(view === "month" ? { view, month } : {}),
    ...(search === "" ? {} : { search }),
    ...(type === null ? {} : { type }),
  });
}

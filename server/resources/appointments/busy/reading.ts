import path from "node:path";
import { LIMITS } from "#domain/limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { MIB } from "#domain/units.ts";
import { organizationOfJob } from "#server/core/access.ts";
import { readIsolated } from "#server/core/isolated-reading.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { guardedFetch } from "#server/lib/guarded-fetch/guarded-fetch.ts";
import type { Permit } from "#server/lib/guarded-fetch/permit.ts";
import type { WorkerLimits } from "#server/lib/isolated-worker.ts";
import { openSecret } from "#server/lib/sealed-secret.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import type { CalendarProblem } from "../entities.ts";
import * as store from "../store/calendars.ts";
import type { BusyTime } from "./busy-times.ts";

const AT_ONCE = 500;
/** The pause after a calendar was read, and after it couldn't be read. */
const PAUSE_MS = 15 * MINUTE_MS;
const PAUSE_AFTER_FAILURE_MS = HOUR_MS;
/** The time after which a read that never finished is planned again. It is long, so that slow calendars don't fill the queue. */
const LEASE_MS = DAY_MS;

/** Returns when a calendar is due again if the read that is planned now never finishes. */
export const leaseUntil = (at: Date) => new Date(at.getTime() + LEASE_MS);
const SIZE_MAX = 4 * MIB;
const TYPES = ["text/calendar", "text/plain", "application/octet-stream"];
const WORKER_LIMITS: WorkerLimits = { timeoutMs: 5_000, memoryMb: 128 };
// Relative to the project's folder, because Next bundles this module but not the thread's.
const THREAD = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  "server/resources/appointments/busy/busy-thread.ts",
);

/** Returns the context that seals a calendar's address. */
export const calendarSeal = (accountId: string) => ({ purpose: "busy calendar", owner: accountId }) as const;

/** Enqueues a read of each calendar that is due. May run in several processes concurrently. */
export async function planCalendarReads(at = now(), atOnce = AT_ONCE): Promise<void> {
  for (;;) {
    const due = await inSqlTransaction(async (sql) => {
      const duePages = await store.takeDue(sql, {
        at,
        nextAt: leaseUntil(at),
        limit: atOnce,
      });
      for (const page of duePages) {
        await onBehalfOf(page.organizationId, () => enqueue(sql, "read-calendar", page));
      }
      return duePages;
    });
    if (due.length < atOnce) return;
  }
}

type Page = { readonly organizationId: string; readonly accountId: string };

/**
 * Reads the busy times of a member of staff from their calendar. If it can't be read, keeps the earlier times and stores the problem.
 * @param permit set only by tests, to allow their own server
 */
export async function readCalendar({ organizationId: id, accountId }: Page, permit?: Permit): Promise<void> {
  const sql = sqlOn(pool);
  const organizationId = organizationOfJob(id);
  const page = await store.findCalendar(sql, { organizationId, accountId });
  if (page === null) return;
  const { calendarUrl, timeZone } = page;
  const at = now();
  const from = Math.floor((at.getTime() - DAY_MS) / 1_000);
  const to = from + (LIMITS.requests.bookingAhead + 3) * (DAY_MS / 1_000);
  const read = { organizationId, accountId, calendarUrl, at };
  const later = (pause: number) => new Date(now().getTime() + pause);
  try {
    const address = openCalendarAddress(calendarUrl, accountId);
    if (address === null) return;
    const text = await calendarAt(address, permit);
    const period = { from, to, timeZone };
    const requester = { actor: { userId: accountId }, signal: undefined };
    const reader = { file: THREAD, workerLimits: WORKER_LIMITS };
    const busy = await readIsolated<BusyTime[]>(requester, reader, () => ({ text, period }));
    await store.writeBusy(sql, { ...read, busy: JSON.stringify(busy), dueAt: later(PAUSE_MS) });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    await store.writeProblem(sql, { ...read, problem, dueAt: later(PAUSE_AFTER_FAILURE_MS) });
  }
}

/** Decrypts a calendar's address. @returns null if none of the server's secrets can open it anymore */
export function openCalendarAddress(calendarUrl: string, accountId: string): string | null {
  try {
    return openSecret(calendarUrl, calendarSeal(accountId));
  } catch {
    return null;
  }
}

async function calendarAt(address: string, permit?: Permit): Promise<string> {
  const { body } = await guardedFetch(address, {
    types: TYPES,
    maxBytes: SIZE_MAX,
    timeoutMs: 15_000,
    ...(permit ? { permit } : {}),
  });
  return body.toString("utf8");
}

/**
 * Returns the problem to show for an error; null if the calendar isn't the cause. Checks errors by name, because their class may come from
 * another copy of its module.
 */
function problemOf(error: unknown): CalendarProblem | null {
  if (!(error instanceof Error)) return null;
  if (error.name === "IsolatedWorkFailed") return "not_a_calendar";
  if (error.name !== "FetchError" || !("reason" in error)) return null;
  if (error.reason === "wrong_type") return "not_a_calendar";
  return error.reason === "too_large" ? "too_large" : "unreachable";
}

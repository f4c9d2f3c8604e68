import { readSession } from "#server/auth/session.ts";
import { organizationsCoachedByEach } from "#server/core/access.ts";
import { problemOf, toOperationError } from "#server/core/errors.ts";
import { liveEvents } from "#server/core/live.ts";
import { recentChanges } from "#server/core/recent-changes.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { closing } from "#server/lifecycle/traffic.ts";
import { endWithCredential } from "./ending-with-credential.ts";
import { LiveSubscribers, type PublishedChange } from "./live-subscribers.ts";
import { registerStream } from "./open-streams.ts";
import { requestIdOf } from "./request-context.ts";

export const LIVE_PATH = "/api/live";
const HEARTBEAT_MS = 25_000;
/** The most messages that wait for a page. A page with more has stopped reading. */
const WAITING_MOST = 100;

const subscribers = new LiveSubscribers((accountIds) => organizationsCoachedByEach(sqlOn(pool), accountIds));
liveEvents.on("change", (change) => subscribers.publish(change));
liveEvents.on("interruption", () => subscribers.interrupt());

/**
 * Streams server-sent events to the signed-in user's pages: one for each kind of change committed within 100 ms in their account or in
 * organizations where they are staff, by any user on any process; `refresh` if messages may have been missed, including between rendering
 * the page (`?age=`, in milliseconds) and this connection. It ends with the session, on every process.
 */
export async function handleLive(request: Request): Promise<Response> {
  // Reconnecting doesn't count as a visit.
  const session = await readSession(request.headers.get("cookie"), { isVisit: false });
  if (!session) return new Response(null, { status: 401 });
  if (closing.aborted) return new Response(null, { status: 503, headers: { "Retry-After": "2" } });
  const encoder = new TextEncoder();
  const { accountId, sessionId } = session;
  const endStream = registerOrReject(session, request);
  if (typeof endStream !== "function") return endStream;
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const send = (text: string) => {
        if (!isOpen) return;
        if ((controller.desiredSize ?? 0) > -WAITING_MOST) return controller.enqueue(encoder.encode(text));
        stop();
        // The page reconnects automatically, and reloads everything.
        controller.error(new Error("The reader is too far behind."));
      };
      const publish = (changes: readonly PublishedChange[]) =>
        send(changes.map((change) => `data: ${JSON.stringify(change)}\n\n`).join(""));
      const refresh = () => send("event: refresh\ndata: {}\n\n");
      const heartbeat = setInterval(() => send(": still here\n\n"), HEARTBEAT_MS);
      const unsubscribe = subscribers.add(accountId, { publish, refresh });
      const end = () => {
        stop();
        controller.close();
      };
      const release = endWithCredential(sessionId, end);
      stop = () => {
        isOpen = false;
        release();
        endStream();
        clearInterval(heartbeat);
        unsubscribe();
        closing.removeEventListener("abort", end);
      };
      // The page reconnects automatically, to a process that isn't ending.
      closing.addEventListener("abort", end, { once: true });
      request.signal.addEventListener("abort", stop, { once: true });
      send("retry: 1000\n\n");
      hasMissedChange(request, accountId).then((hasMissed) => hasMissed && refresh(), refresh);
    },
    cancel: () => stop(),
  });
  const headers = {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  };
  return new Response(body, { headers });
}

/** Checks whether something changed since the page was rendered, which was `age` milliseconds ago. */
async function hasMissedChange(request: Request, accountId: string): Promise<boolean> {
  const recent = recentChanges();
  const age = Number(new URL(request.url).searchParams.get("age") ?? Number.NaN);
  if (!(age >= 0)) return false;
  const changed = recent.within(age);
  return changed === null || subscribers.isAmong(accountId, changed);
}

/** Counts the stream. Returns the function that releases it, or the error response if there are too many. */
function registerOrReject(
  holder: Parameters<typeof registerStream>[0],
  request: Request,
): (() => void) | Response {
  try {
    return registerStream(holder);
  } catch (thrown) {
    const error = toOperationError(thrown);
    const problem = problemOf(error, requestIdOf(request.headers));
    const headers = { ...error.headers, "Content-Type": "application/problem+json" };
    return Response.json(problem, { status: problem.status, headers });
  }
}

import { Zip, ZipDeflate } from "fflate";
import { noteSecurityEvent } from "#server/auth/security-log/note.ts";
import { OperationError, toOperationError } from "#server/core/errors.ts";
import { countRequest } from "#server/core/rate-limit.ts";
import { requireRecentAuthentication } from "#server/core/recent-authentication.ts";
import { now } from "#server/lib/clock.ts";
import { logger } from "#server/lib/logger.ts";
import { appRouter } from "#server/resources/index.ts";
import { actorOfCookie } from "../actor.ts";
import { endWithSession } from "../ending-with-session.ts";
import { attachment } from "../files.ts";
import { requestContext } from "../request-context.ts";
import { answerSecretLink } from "../secret-link.ts";
import { type Entry, entriesOf } from "./entries.ts";

export const TAKE_OUT_PATH = "/api/take-out";

/** Everything of whoever is signed in as a ZIP, written as it is read. It never throws. */
export function handleTakeOut(request: Request): Promise<Response> {
  return answerSecretLink(request, takeOut);
}

async function takeOut(request: Request): Promise<Response> {
  const context = requestContext(request.headers, () => actorOfCookie(request.headers.get("cookie")));
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") {
    throw new OperationError("unauthenticated", "This can be requested only from Offerlane's own pages.");
  }
  const actor = await context.actor();
  if (actor.environment === "sandbox") {
    throw new OperationError(
      "not_found",
      "A sandbox has no data to download. Leave the sandbox to download your own data.",
    );
  }
  await requireRecentAuthentication(actor);
  await countRequest(actor.principal, "exports", context.headers);
  const name = `offerlane-${now().toISOString().slice(0, 10)}.zip`;
  const headers = {
    "Cache-Control": "private, no-store",
    "Content-Type": "application/zip",
    "Content-Disposition": attachment(name),
    ...Object.fromEntries(context.headers),
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const { userId, sessionId } = actor;
  await noteSecurityEvent(null, { kind: "data_taken_out", userId, credentialId: sessionId ?? null });
  return new Response(zipped(entriesOf(appRouter.createCaller(context)), sessionId), { headers });
}

/** Entries as a ZIP; no more of it is made than is asked for, and none once the session is over. */
function zipped(entries: AsyncGenerator<Entry>, sessionId: string | undefined): ReadableStream<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let isOver = false;
  const zip = new Zip((error, chunk, final) => {
    if (error) throw error;
    chunks.push(chunk);
    isOver ||= final;
  });
  let release = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (sessionId === undefined) return;
      release = endWithSession(sessionId, () => {
        controller.error(new Error("The session ended."));
        void entries.return(undefined);
      });
    },
    async pull(controller) {
      try {
        while (chunks.length === 0 && !isOver) {
          const { value: entry, done } = await entries.next();
          if (done) zip.end();
          else await addTo(zip, entry);
        }
        for (const chunk of chunks.splice(0)) controller.enqueue(chunk);
        if (!isOver) return;
        release();
        controller.close();
      } catch (error) {
        release();
        logger.error({ err: toOperationError(error) }, "a take-out broke off");
        controller.error(error);
      }
    },
    cancel: () => {
      release();
      void entries.return(undefined);
    },
  });
}

async function addTo(zip: Zip, { path, content }: Entry): Promise<void> {
  const file = new ZipDeflate(path);
  zip.add(file);
  if (content instanceof ReadableStream) {
    for await (const chunk of content) file.push(chunk);
    file.push(new Uint8Array(), true);
  } else {
    file.push(content, true);
  }
}

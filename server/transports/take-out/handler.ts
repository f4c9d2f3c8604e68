import { noteTakeOut } from "#server/auth/security-log/notices.ts";
import { OperationError } from "#server/core/errors.ts";
import { countRequest } from "#server/core/rate-limit.ts";
import { requireRecentAuthentication } from "#server/core/recent-authentication.ts";
import { now } from "#server/lib/clock.ts";
import { zipped } from "#server/lib/zip.ts";
import { exports } from "#server/resources/exports/contract.ts";
import { appRouter } from "#server/resources/index.ts";
import { attachment } from "../files.ts";
import { actorOfCookie, requestContext } from "../request-context.ts";
import { answerSecretLink } from "../secret-link.ts";
import { bodyOf } from "../streamed-body.ts";
import { entriesOf } from "./entries.ts";

export const TAKE_OUT_PATH = "/api/take-out";

/** Serves everything of the signed-in user as a ZIP, written while it is read. Never throws. */
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
  await countRequest(actor.userId, "exports", context.headers);
  const name = `offerlane-${now().toISOString().slice(0, 10)}.zip`;
  const headers = {
    "Cache-Control": "private, no-store",
    "Content-Type": "application/zip",
    "Content-Disposition": attachment(name),
    ...Object.fromEntries(context.headers),
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const { userId, sessionId } = actor;
  await noteTakeOut(userId, sessionId ?? null);
  const authorizeExport = () => {
    for (const contract of [exports.getCards, exports.getReadable]) context.authorized.add(contract);
  };
  const entries = entriesOf(appRouter.createCaller({ ...context, takesStreams: true }), authorizeExport);
  return new Response(bodyOf(zipped(entries), sessionId), { headers });
}

import { noteTakeOut } from "#server/auth/security-log/notices.ts";
import type { Actor } from "#server/core/actor.ts";
import type { RequestContext } from "#server/core/context.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import type { Operation } from "#server/core/operation.ts";
import { countRequest } from "#server/core/rate-limit.ts";
import { requireRecentAuthentication } from "#server/core/recent-authentication.ts";
import { now } from "#server/lib/clock.ts";
import { type ZipEntry, zipped } from "#server/lib/zip.ts";
import { appRouter } from "#server/resources/index.ts";
import {
  noteOrganizationTakeOut,
  openOrganizationFile,
  requireOwner,
} from "#server/resources/organization-take-out/service.ts";
import { attachment } from "../files.ts";
import { actorOfCookie, requestContext } from "../request-context.ts";
import { handleSecretLink } from "../secret-link.ts";
import { bodyOf } from "../streamed-body.ts";
import { entriesOf } from "./entries.ts";
import { organizationEntries } from "./organization-entries.ts";

export const TAKE_OUT_PATH = "/api/take-out";
export const ORGANIZATION_TAKE_OUT_PATH = "/api/organization-take-out";

/** Serves all data of the signed-in user as a ZIP, written while it is read. Never throws. */
export function handleTakeOut(request: Request): Promise<Response> {
  return handleSecretLink(request, takeOut);
}

/** Serves all data of an organization to its owner in the same way. Never throws. */
export function handleOrganizationTakeOut(request: Request): Promise<Response> {
  return handleSecretLink(request, takeOutOrganization);
}

async function takeOut(request: Request): Promise<Response> {
  const { context, actor } = await signedIn(request);
  if (actor.environment === "sandbox") {
    throw new OperationError(
      "not_found",
      "A sandbox has no data to download. Leave the sandbox to download your own data.",
    );
  }
  await admit(context, actor);
  const entries = entriesOf(callOf(context));
  const note = () => noteTakeOut(actor.userId, actor.sessionId ?? null);
  return zip(request, context, actor, { name: "offerlane", entries, note });
}

async function takeOutOrganization(request: Request): Promise<Response> {
  const { context, actor } = await signedIn(request);
  const [slug, ...others] = new URL(request.url).pathname
    .slice(ORGANIZATION_TAKE_OUT_PATH.length + 1)
    .split("/");
  if (!slug || others.length > 0) throw notFound("organization");
  const organization = await requireOwner(actor, slug);
  await admit(context, actor);
  const open = (fileId: string) => openOrganizationFile(organization, fileId);
  const entries = organizationEntries({ call: callOf(context), organizationSlug: slug, open });
  const note = () => noteOrganizationTakeOut(actor, organization);
  return zip(request, context, actor, { name: `offerlane-${slug}`, entries, note });
}

/** Returns the signed-in person of a request from our own pages. @throws unauthenticated */
async function signedIn(request: Request): Promise<{ context: RequestContext; actor: Actor }> {
  const context = requestContext(request.headers, () => actorOfCookie(request.headers.get("cookie")));
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") {
    throw new OperationError("unauthenticated", "This can be requested only from Offerlane's own pages.");
  }
  const actor = await context.actor();
  return { context, actor };
}

/** Admits one export, whatever its number of files. @throws reauthentication_required, rate_limited */
async function admit(context: RequestContext, actor: Actor): Promise<void> {
  await requireRecentAuthentication(actor);
  await countRequest(actor.userId, "exports", context.headers);
}

/**
 * Returns a caller for all reads of an admitted download. The reads aren't counted: the largest accounts need more than a person has
 * in a minute, and the archive would break off.
 */
function callOf(context: RequestContext) {
  const authorized = { add: () => {}, delete: ({ changesData }: Operation) => !changesData };
  return appRouter.createCaller({ ...context, authorized, takesStreams: true });
}

type Download = {
  readonly name: string;
  readonly entries: AsyncIterable<ZipEntry>;
  /** Logs the download before its first byte. */
  readonly note: () => Promise<void>;
};

async function zip(
  request: Request,
  context: RequestContext,
  actor: Actor,
  { name, entries, note }: Download,
): Promise<Response> {
  const headers = {
    "Cache-Control": "private, no-store",
    "Content-Type": "application/zip",
    "Content-Disposition": attachment(`${name}-${now().toISOString().slice(0, 10)}.zip`),
    ...Object.fromEntries(context.headers),
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  await note();
  return new Response(bodyOf(zipped(entries), actor.sessionId), { headers });
}

import type { z } from "zod";
import type { EventKind } from "#domain/event-types.ts";
import type { AccountId } from "#server/core/access.ts";
import { etagOf } from "#server/core/etag.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import type { Sql } from "#server/core/sql.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { applications } from "#server/resources/applications/contract.ts";
import { readApplications } from "#server/resources/applications/service/read.ts";
import { boards } from "#server/resources/boards/contract.ts";
import { readBoards } from "#server/resources/boards/service.ts";
import { companies } from "#server/resources/companies/contract.ts";
import { readCompanies } from "#server/resources/companies/service.ts";
import { contacts } from "#server/resources/contacts/contract.ts";
import { readContacts } from "#server/resources/contacts/service.ts";
import { interactions } from "#server/resources/interactions/contract.ts";
import { readInteractions } from "#server/resources/interactions/service.ts";
import { interviews } from "#server/resources/interviews/contract.ts";
import { readInterviews } from "#server/resources/interviews/service.ts";
import { profile } from "#server/resources/profile/contract.ts";
import { readProfile } from "#server/resources/profile/service.ts";
import { Resume, resumes } from "#server/resources/resumes/contract.ts";
import { readResumes } from "#server/resources/resumes/service.ts";
import { type Event, PROFILE_ID } from "./contract.ts";

/** Whose resources are read, and by what. */
export type Source = {
  readonly sql: Sql;
  readonly prisma: PrismaTransaction;
  readonly accountId: AccountId;
};
type Found = { readonly id: string };
type Readable = {
  /** The GET of its own, which says the scope and the shape. */
  readonly get: PublicOperation & { readonly output: z.ZodObject };
  /** Reads those that are there in one statement. */
  readonly read: (source: Source, ids: readonly string[]) => Promise<readonly Found[]>;
  /** What is shown where it is not all that the GET answers; then it has no ETag. */
  readonly shown?: z.ZodObject;
};
export type Snapshot = Pick<Event, "version" | "resource">;

const READABLE: Readonly<Record<EventKind, Readable>> = {
  application: {
    get: applications.get,
    read: ({ sql, accountId }, ids) => readApplications(sql, accountId, ids),
  },
  board: { get: boards.get, read: ({ sql, accountId }, ids) => readBoards(sql, accountId, ids) },
  company: { get: companies.get, read: ({ sql, accountId }, ids) => readCompanies(sql, accountId, ids) },
  contact: { get: contacts.get, read: ({ sql, accountId }, ids) => readContacts(sql, accountId, ids) },
  interaction: {
    get: interactions.get,
    read: ({ sql, accountId }, ids) => readInteractions(sql, accountId, ids),
  },
  interview: { get: interviews.get, read: ({ sql, accountId }, ids) => readInterviews(sql, accountId, ids) },
  profile: {
    get: profile.get,
    read: async ({ prisma, accountId }) => [{ ...(await readProfile(prisma, accountId)), id: PROFILE_ID }],
  },
  // Without the link, which would let in whoever sees the event.
  resume: {
    get: resumes.get,
    read: ({ prisma, accountId }, ids) => readResumes(prisma, accountId, ids),
    shown: Resume,
  },
};

/** The kinds that a credential with these scopes may read. */
export function kindsWithin(scopes: readonly string[]): EventKind[] {
  const kinds = Object.keys(READABLE) as EventKind[];
  return kinds.filter((kind) => scopes.includes(READABLE[kind].get.scope ?? ""));
}

/**
 * What events tell of as its GET answers it now, with its ETag: each kind is read in one statement.
 * @returns by the id of the resource; what is gone is not in it
 */
export async function snapshotsOf(
  source: Source,
  told: readonly { readonly kind: EventKind; readonly resourceId: string }[],
): Promise<Map<string, Snapshot>> {
  const snapshots = new Map<string, Snapshot>();
  for (const [kind, events] of Map.groupBy(told, (event) => event.kind)) {
    const { get, read, shown } = READABLE[kind];
    const ids = [...new Set(events.map(({ resourceId }) => resourceId))];
    for (const found of await read(source, ids)) {
      const resource = (shown ?? get.output).parse(found);
      snapshots.set(found.id, { version: shown ? null : etagOf(JSON.stringify(resource)), resource });
    }
  }
  return snapshots;
}

import type { PrismaTransaction } from "#server/lib/database.ts";
import type {
  AccountId,
  ApplicationAccess,
  Memberships,
  OrganizationAccess,
  OrganizationId,
} from "./access.ts";
import type { Actor } from "./actor.ts";
import type { Operation, OperationSpec } from "./operation.ts";
import type { Sql } from "./sql.ts";

/** Of one drawing of a page: what its reads were told, so that the first asks for all. No change goes by it. */
export type Drawing = {
  /** Of the caller's membership, by slug. */
  readonly memberships: Memberships;
  /** Of the seats of an organization. */
  readonly seats: Map<OrganizationId, Promise<SeatCounts>>;
};

/** How many seats an organization has, and how many are used. */
export type SeatCounts = Readonly<Record<"complimentary" | "purchased" | "used", number>>;

/** What a surface hands to the procedures of one request. */
export type RequestContext = {
  readonly requestId: string;
  /** The caller; asked once per request. @throws unauthenticated */
  readonly actor: () => Promise<Actor>;
  /** The raw `Idempotency-Key`, if any. */
  readonly idempotencyKey: string | null;
  /** The raw `If-Match`, if any. */
  readonly ifMatch: string | null;
  /** The browser tab that makes the change, so that it needn't be told of its own. */
  readonly originTab: string | null;
  /** Operations that the surface has admitted already, before it read the body. */
  readonly admitted: Set<Operation>;
  /** Where it is told how tokens for the surface are got (RFC 9728); null where none are taken. */
  readonly resourceMetadata: string | null;
  /** Null wherever calls come from but the drawing of a page. */
  readonly drawing: Drawing | null;
  /** Whether the surface sends an answer while it is read; others get the whole of it, or a refusal of what is too large. */
  readonly takesStreams?: true;
  /** Headers that the answer is to carry. */
  readonly headers: Map<string, string>;
};

/** What every verb gets, whatever it acts on. */
export type CallerContext = {
  readonly actor: Actor;
  readonly requestId: string;
  /** The key of this change, if it carries one: to be passed on to whom the verb asks outside the database. */
  readonly idempotencyKey: string | null;
  /** The instant at which the operation runs: one for all of it. */
  readonly now: Date;
  /** When the caller no longer waits for the answer; undefined where nobody can tell. */
  readonly signal: AbortSignal | undefined;
  /** The operation's transaction; for a read, the pool. */
  readonly sql: Sql;
  /** The drawing of a page that the read is for; null for a change. */
  readonly drawing: Drawing | null;
  /** Whose open pages are to hear of the change; the caller's account and the path's organization are in it already. */
  readonly affected: {
    readonly accounts: Set<string>;
    readonly organizations: Set<string>;
    /** Credentials that the change revokes; every process forgets them after the commit. */
    readonly revokedCredentials: Set<string>;
  };
};

type TenancyContext = {
  own: { readonly accountId: AccountId };
  caller: unknown;
  organization: { readonly organization: OrganizationAccess };
  application: { readonly application: ApplicationAccess };
};

/** What a verb gets, by its contract: the tenancy it acts in. */
export type OperationContext<Spec extends OperationSpec> = CallerContext & TenancyContext[Spec["actsOn"]];

/** What a verb gets that takes Prisma's client too: of the same transaction as its SQL. */
export type PrismaContext<Spec extends OperationSpec> = OperationContext<Spec> & {
  readonly prisma: PrismaTransaction;
};

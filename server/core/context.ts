import type { z } from "zod";
import type {
  AccountId,
  ApplicationAccess,
  Memberships,
  OrganizationAccess,
  OrganizationId,
} from "./access.ts";
import type { Actor } from "./actor.ts";
import type { Operation, OperationSpec } from "./operation.ts";
import type { ListIdentity, ListInput } from "./pagination.ts";
import type { Sql } from "./sql.ts";

/** The shared state of one page render: results of its reads, so that each is queried once. Changes never use it. */
export type RequestCache = {
  /** The caller's memberships, by slug. */
  readonly memberships: Memberships;
  /** The seats of each organization. */
  readonly seats: Map<OrganizationId, Promise<SeatCounts>>;
};

/** The numbers of an organization's seats, and of those in use. */
export type SeatCounts = Readonly<Record<"complimentary" | "purchased" | "used", number>>;

/** The context that a transport passes to the procedures of one request. */
export type RequestContext = {
  readonly requestId: string;
  /** Returns the caller; resolved once per request. @throws unauthenticated */
  readonly actor: () => Promise<Actor>;
  /** The raw `Idempotency-Key`, if any. */
  readonly idempotencyKey: string | null;
  /** The raw `If-Match`, if any. */
  readonly ifMatch: string | null;
  /** The browser tab that makes the change, so that it isn't notified of it. */
  readonly originTab: string | null;
  /** Operations that the transport has already authorized, before it read the body. Each is for one call, which deletes it. */
  readonly authorized: { add(contract: Operation): unknown; delete(contract: Operation): boolean };
  /** The URL that says how to get tokens for the transport (RFC 9728); null if the transport accepts none. */
  readonly resourceMetadata: string | null;
  /** Null unless the call comes from rendering a page. */
  readonly requestCache: RequestCache | null;
  /** True if the transport can stream a response. Other transports get the complete response, or an error if it is too large. */
  readonly takesStreams?: true;
  /** True if only the headers of the response are sent. */
  readonly isHead?: boolean;
  /** Headers for the response. */
  readonly headers: Map<string, string>;
};

/** The context that every handler gets. */
export type CallerContext = {
  readonly actor: Actor;
  readonly requestId: string;
  /** The key of this change, if it has one, to pass on to services outside the database. */
  readonly idempotencyKey: string | null;
  /** The instant at which the operation runs, the same throughout. */
  readonly now: Date;
  /** Aborts when the caller no longer waits for the response; undefined if that can't be known. */
  readonly signal: AbortSignal | undefined;
  /** The operation's transaction; for a read, the pool. */
  readonly sql: Sql;
  /** The page render that the read belongs to; null for a change. */
  readonly requestCache: RequestCache | null;
  /** True if only the headers of the response are sent, so that an export hands out nothing. */
  readonly isHead: boolean;
  /**
   * The accounts and organizations whose open pages are notified; the caller's account and the path's organization are already included.
   */
  readonly affected: {
    readonly accounts: Set<string>;
    readonly organizations: Set<string>;
    /** Credentials that the change revokes; after the commit, every process drops them from its cache. */
    readonly revokedCredentials: Set<string>;
  };
};

type TenancyContext = {
  own: { readonly accountId: AccountId };
  caller: unknown;
  organization: { readonly organization: OrganizationAccess; readonly organizationId: OrganizationId };
  application: { readonly application: ApplicationAccess };
};

/** The context that all operations on an organization share. */
export type OrganizationContext = CallerContext & TenancyContext["organization"];

/** The context of a handler, with the tenancy that its contract names and, for a list read by pages, the identity of the list. */
export type OperationContext<Spec extends OperationSpec> = CallerContext &
  TenancyContext[Spec["actsOn"]] &
  (z.output<Spec["input"]> extends ListInput ? { readonly list: ListIdentity } : unknown);

import type { z } from "zod";
import type { Role } from "#domain/roles.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { etagOf } from "#server/core/versions.ts";
import type { Event } from "./contract.ts";
import type { AnyEventKind } from "./store.ts";

/** A way to read the resources of events. */
export type Readable<From> = {
  /** The operation that reads the resource. It defines the scope, the role and, unless `shape` is set, the shape. */
  readonly by: PublicOperation & { readonly output: z.ZodObject };
  /** Reads the resources that still exist, in one query. */
  readonly read: (from: From, ids: readonly string[]) => Promise<readonly { readonly id: string }[]>;
  /** The shape of a partial response, which has no ETag. By default, the operation's whole response. */
  readonly shape?: z.ZodObject;
};
export type Snapshot = Pick<Event, "version" | "resource">;

/** The scopes of a reader of events and, for an organization's events, the role. */
export type Reader = { readonly scopes: readonly string[]; readonly role: Role | null };

/** Returns the kinds that a reader may read, according to the operations that read them. */
export function kindsWithin<Kind extends AnyEventKind>(
  readable: Readonly<Record<Kind, Readable<never>>>,
  { scopes, role }: Reader,
): Kind[] {
  const kinds = Object.keys(readable) as Kind[];
  return kinds.filter((kind) => {
    const { scope, roles } = readable[kind].by;
    return scopes.includes(scope ?? "") && (role === null || (roles?.includes(role) ?? true));
  });
}

/**
 * Returns the events' resources as their GET returns them now, with the ETag. Reads each kind in one query.
 * @returns a map by resource id, without deleted resources
 */
export async function snapshotsOf<Kind extends AnyEventKind, From>(
  readable: Readonly<Record<Kind, Readable<From>>>,
  from: From,
  events: readonly { readonly kind: AnyEventKind; readonly resourceId: string }[],
): Promise<Map<string, Snapshot>> {
  const snapshots = new Map<string, Snapshot>();
  for (const [kind, ofKind] of Map.groupBy(events, (event) => event.kind as Kind)) {
    const { by, read, shape: shown } = readable[kind];
    const ids = [...new Set(ofKind.map(({ resourceId }) => resourceId))];
    for (const found of await read(from, ids)) {
      const resource = (shown ?? by.output).parse(found);
      snapshots.set(found.id, { version: shown ? null : etagOf(JSON.stringify(resource)), resource });
    }
  }
  return snapshots;
}

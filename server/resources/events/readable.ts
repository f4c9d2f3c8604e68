import type { z } from "zod";
import type { Role } from "#domain/roles.ts";
import { etagOf } from "#server/core/etag.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import type { Event } from "./contract.ts";
import type { AnyEventKind } from "./store/events.ts";

/** How what events tell of is read. */
export type Readable<From> = {
  /** The operation that reads it, which says who may: the scope, the role, and of a GET of its own the shape. */
  readonly by: PublicOperation & { readonly output: z.ZodObject };
  /** Reads those that are there in one statement. */
  readonly read: (from: From, ids: readonly string[]) => Promise<readonly { readonly id: string }[]>;
  /** What is shown where it is not all that the operation answers; then it has no ETag. */
  readonly shown?: z.ZodObject;
};
export type Snapshot = Pick<Event, "version" | "resource">;

/** Who reads events: by which scopes and, of an organization's, in which role. */
export type Reader = { readonly scopes: readonly string[]; readonly role: Role | null };

/** The kinds that somebody may read, as the operations say that read them. */
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
 * What events tell of as its GET answers it now, with its ETag: each kind is read in one statement.
 * @returns by the id of the resource; what is gone is not in it
 */
export async function snapshotsOf<Kind extends AnyEventKind, From>(
  readable: Readonly<Record<Kind, Readable<From>>>,
  from: From,
  told: readonly { readonly kind: AnyEventKind; readonly resourceId: string }[],
): Promise<Map<string, Snapshot>> {
  const snapshots = new Map<string, Snapshot>();
  for (const [kind, events] of Map.groupBy(told, (event) => event.kind as Kind)) {
    const { by, read, shown } = readable[kind];
    const ids = [...new Set(events.map(({ resourceId }) => resourceId))];
    for (const found of await read(from, ids)) {
      const resource = (shown ?? by.output).parse(found);
      snapshots.set(found.id, { version: shown ? null : etagOf(JSON.stringify(resource)), resource });
    }
  }
  return snapshots;
}

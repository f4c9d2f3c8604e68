import { type Expression, expressionBuilder, sql as raw } from "kysely";
import { STAFF } from "#domain/roles.ts";
import type { Tables } from "./tables.ts";

const eb = expressionBuilder<Tables & { o: Tables["organizations"]; m: Tables["members"] }, "o" | "m">();

/** Checks, in SQL, whether an organization `o` requires a second factor of its staff, and the user has none. Sandboxes require none. */
export function lacksFactorOfStaff(userId: Expression<string | null>) {
  const passkeys = eb.selectFrom("passkeys as k").select("k.id").where("k.user_id", "=", userId);
  const apps = eb
    .selectFrom("authenticator_apps as t")
    .select("t.user_id")
    .where("t.user_id", "=", userId)
    .where("t.confirmed_at", "is not", null);
  return eb
    .and([
      eb("o.requires_second_factor", "=", true),
      // A removed organization is in a sandbox, but its coaches still get emails about canceled appointments.
      eb.or([eb("o.sandbox_id", "is", null), eb("o.removed_at", "is not", null)]),
      eb.not(eb.exists(passkeys)),
      eb.not(eb.exists(apps)),
    ])
    .$castTo<boolean>();
}

/** Checks, in SQL, whether the member `m` is staff of an organization `o`, and their user lacks the second factor that it requires. */
export function lacksFactor(userId: Expression<string | null>) {
  return eb.and([eb("m.role", "in", STAFF), lacksFactorOfStaff(userId)]).$castTo<boolean>();
}

/** Checks, in SQL, whether a credential can reach an organization `o`: it is restricted to none, or to this one. */
export const withinReach = (restrictedTo: Expression<string | null>) =>
  raw<boolean>`(${restrictedTo}::text IS NULL OR o.id = ${restrictedTo})`;

/**
 * Checks, in SQL, whether no owner has blocked a key or app as a credential of the staff member `m`. A block doesn't affect the person's
 * own data as an applicant.
 * @param principal the id of the key or of the app's grant; for a session, the person
 */
export const isOpenTo = (principal: Expression<string>) =>
  eb.not(
    eb.and([
      eb("m.role", "in", STAFF),
      raw<boolean>`coalesce(${principal} = ANY(m.blocked_credentials), false)`,
    ]),
  );

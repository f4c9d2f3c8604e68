import { sql as raw } from "kysely";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import { isDistributed } from "#server/lib/citus/variant.ts";
import * as onCluster from "#server/lib/citus/variants.ts";

/** Returns the account's forwarding address and settings, or null if it never had any. */
export const readAddress = query.maybeOne("inbound_addresses_get", ({ accountId }: Params<OfAccount>) =>
  selectFrom("inbound_addresses")
    .select([
      "sealed_secret as sealedSecret",
      "since",
      "kept_days as keptDays",
      "blocked_senders as blockedSenders",
      "own_addresses as ownAddresses",
      "forwarding_code as forwardingCode",
      "code_received_at as codeReceivedAt",
    ])
    .where("account_id", "=", accountId),
);

/** Locks the lists of the account's settings for a change and returns them, or null if it never had settings. */
export const lockAddress = query.maybeOne("inbound_addresses_lock", ({ accountId }: Params<OfAccount>) =>
  selectFrom("inbound_addresses")
    .select(["blocked_senders as blockedSenders", "own_addresses as ownAddresses"])
    .where("account_id", "=", accountId)
    .forUpdate(),
);

/** Returns the account that a secret belongs to, or null if it was replaced. */
export const findAccount = query.maybeOne(
  "inbound_addresses_find",
  ({ secretHash }: Params<{ secretHash: string }>) =>
    selectFrom("inbound_addresses as d")
      .innerJoin("accounts as a", "a.id", "d.account_id")
      .select((eb) => [eb.ref("d.account_id").$castTo<AccountId>().as("accountId"), "a.user_id as userId"])
      .where("d.secret_hash", "=", secretHash),
);

/** Returns the addresses of the account's person: the confirmed one, those that the person added, and the mailbox's. */
export const readOwnAddresses = query.maybeOne("inbound_own_address", ({ accountId }: Params<OfAccount>) =>
  selectFrom("accounts as a")
    .leftJoin("inbound_addresses as d", "d.account_id", "a.id")
    .leftJoin("inbound_mailboxes as m", "m.account_id", "a.id")
    .select(["a.email", "d.own_addresses as others", "m.user_name as mailbox"])
    .where("a.id", "=", accountId),
);

type Secret = OfAccount & { secretHash: string | null; sealedSecret: string | null; at: Date | null };

/** Replaces the account's secret, or removes it. */
export const writeSecret = query.execute(
  "inbound_addresses_renew",
  ({ accountId, secretHash, sealedSecret, at }: Params<Secret>) =>
    insertInto("inbound_addresses")
      .values({ account_id: accountId, secret_hash: secretHash, sealed_secret: sealedSecret, since: at })
      .onConflict((conflict) =>
        conflict.column("account_id").doUpdateSet((eb) => ({
          secret_hash: eb.ref("excluded.secret_hash"),
          sealed_secret: eb.ref("excluded.sealed_secret"),
          since: eb.ref("excluded.since"),
          forwarding_code: null,
          code_received_at: null,
        })),
      ),
);

const writeKeptDaysInOneQuery = query.execute(
  "inbound_addresses_kept",
  ({ accountId, keptDays }: Params<OfAccount & { keptDays: number }>) =>
    db
      .with("bodies", (cte) =>
        cte
          .updateTable("inbound_email_bodies as b")
          .from("inbound_emails as e")
          .set({ expires_at: raw<string>`e.created_at + make_interval(days => ${keptDays}::integer)` })
          .where(equal({ "b.account_id": accountId, "e.account_id": accountId, "e.id": "b.email_id" })),
      )
      .insertInto("inbound_addresses")
      .values({ account_id: accountId, kept_days: raw<number>`${keptDays}::integer` })
      .onConflict((conflict) =>
        conflict.column("account_id").doUpdateSet((eb) => ({ kept_days: eb.ref("excluded.kept_days") })),
      ),
);

const writeKeptDaysOnCluster = query.execute(
  "citus_write_kept_days",
  ({ accountId, keptDays }: Params<OfAccount & { keptDays: number }>) =>
    db.selectNoFrom(onCluster.writeKeptDays(accountId, keptDays)),
);

/** Sets the number of days that the texts of the account's emails are kept, including existing ones. */
export function writeKeptDays(sql: Sql, params: OfAccount & { keptDays: number }) {
  return isDistributed() ? writeKeptDaysOnCluster(sql, params) : writeKeptDaysInOneQuery(sql, params);
}

type Sender = OfAccount & { address: string };

/** Declares a query that adds an address to a list, or moves it to the end. */
const adding = (name: string, column: "blocked_senders" | "own_addresses") =>
  query.execute(name, ({ accountId, address }: Params<Sender>) => {
    const list = raw.ref(`inbound_addresses.${column}`);
    const added = raw<string[]>`array_append(array_remove(${list}, ${address}::text), ${address}::text)`;
    return insertInto("inbound_addresses")
      .values({ account_id: accountId, [column]: raw<string[]>`ARRAY[${address}::text]` })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ [column]: added }));
  });
export const blockSender = adding("inbound_addresses_block", "blocked_senders");
export const addOwnAddress = adding("inbound_addresses_add_own", "own_addresses");

/** Declares a query that removes an address from a list. */
const removing = (name: string, column: "blocked_senders" | "own_addresses") =>
  query.execute(name, ({ accountId, address }: Params<Sender>) =>
    updateTable("inbound_addresses")
      .set({ [column]: raw<string[]>`array_remove(${raw.ref(column)}, ${address}::text)` })
      .where("account_id", "=", accountId),
  );
export const unblockSender = removing("inbound_addresses_unblock", "blocked_senders");
export const removeOwnAddress = removing("inbound_addresses_remove_own", "own_addresses");

/** Stores the code or link that confirms forwarding. */
export const writeForwardingCode = query.execute(
  "inbound_addresses_code",
  ({ accountId, code, at }: Params<OfAccount & { code: string; at: Date }>) =>
    updateTable("inbound_addresses")
      .set({ forwarding_code: code, code_received_at: at })
      .where("account_id", "=", accountId),
);

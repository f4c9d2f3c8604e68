import type pg from "pg";
import { PERSONAL_TABLES } from "#server/core/tables.ts";
import { connect } from "../shared/temporary.ts";
import { NOTES_CHANGES, NOTES_CHANGES_ON_SHARD, recordChangesOnShards } from "./events.ts";
import { createFunctions } from "./functions.ts";
import { COUNTS_NOTES_ON_SHARD, NOTES_NOTES_ON_SHARD, recordNoteChangesOnShards } from "./notes.ts";
import { unplacedTables } from "./placement.ts";
import { COUNTS_USE, COUNTS_USE_ON_SHARD, countUsesOnShards } from "./quotas.ts";
import { keepReferences, type Reference } from "./references.ts";

/** The changes that turn a database into a distributed one. */
export type Plan = {
  /** Reasons why the database can't be distributed; empty if it can. */
  readonly obstacles: readonly string[];
  readonly done: readonly string[];
  readonly tables: readonly string[];
  /** Triggers, which are dropped and created again on the shards. */
  readonly triggers: readonly Trigger[];
  /** Foreign keys between a personal table and a coordinator table. Triggers of the coordinator replace them. */
  readonly outward: readonly Reference[];
  /** Foreign keys between two personal tables. They are created again once both are distributed. */
  readonly inner: readonly (OnTable & { definition: string })[];
  /** Unique indexes without the account. They become ordinary indexes. */
  readonly unique: readonly (OnTable & { definition: string })[];
};
type OnTable = { readonly table: string; readonly name: string };
type Trigger = OnTable & { readonly definition: string; readonly calls: string };

/** All shards of an account are on one node, and so are its rows in every personal table. */
const BY = "account_id";
const SHARDS = 32;
const tables: readonly string[] = PERSONAL_TABLES;
/**
 * Functions of triggers, and those that the triggers call on shards. The last three need no counterpart on shards, because they read only
 * their own row.
 */
const ON_SHARDS: Readonly<Record<string, string>> = {
  [NOTES_CHANGES]: NOTES_CHANGES_ON_SHARD,
  note_organization_change: NOTES_NOTES_ON_SHARD,
  coach_notes_counted: COUNTS_NOTES_ON_SHARD,
  [COUNTS_USE]: COUNTS_USE_ON_SHARD,
  count_text_bytes: "count_text_bytes",
  copy_search_text: "copy_search_text",
  contacts_follow_up_ends: "contacts_follow_up_ends",
};

/** Returns the plan for a database without changing the database. */
export async function planDistribution(client: pg.Client): Promise<Plan> {
  const rows = async <Row extends object>(text: string) => (await client.query<Row>(text, [tables])).rows;
  const { rows: extensions } = await client.query("SELECT 1 FROM pg_extension WHERE extname = 'citus'");
  const { rows: migrated } = await client.query("SELECT to_regclass('applications') IS NOT NULL AS there");
  const [first] = migrated as { there: boolean }[];
  const missing = [
    ...(extensions.length === 0 ? ["The extension citus isn't created in this database."] : []),
    ...(first?.there ? [] : ["The database isn't migrated: npm run db:migrate"]),
  ];
  if (missing.length > 0) return { ...NOTHING, obstacles: missing };
  const { rows: workers } = await client.query("SELECT * FROM citus_get_active_worker_nodes()");
  const constraints = await rows<Reference & { definition: string; isInner: boolean }>(
    `SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS to, conname AS name, pg_get_constraintdef(oid) AS definition,
       ${columnsOf("conrelid", "conkey")} AS columns, ${columnsOf("confrelid", "confkey")} AS referenced, confdeltype AS "onDelete",
       confrelid::regclass::text = ANY ($1) AS "isToPersonal",
       conrelid::regclass::text = ANY ($1) AND confrelid::regclass::text = ANY ($1) AS "isInner"
     FROM pg_constraint WHERE contype = 'f' AND (conrelid::regclass::text = ANY ($1) OR confrelid::regclass::text = ANY ($1))`,
  );
  const distributed = await rows<{ table: string }>(
    "SELECT logicalrelid::regclass::text AS table FROM pg_dist_partition WHERE logicalrelid::regclass::text = ANY ($1)",
  );
  const unplaced = await unplacedTables(client);
  const done = distributed.map(({ table }) => table);
  const isNew = (table: string) => !done.includes(table);
  const triggers = (await triggersOf(client)).filter(({ table }) => isNew(table));
  return {
    obstacles: [
      ...(workers.length === 0 ? ["The cluster has no worker: SELECT citus_add_node('host', 5432)"] : []),
      ...unplaced.map(
        (name) => `Nothing says where the table ${name} belongs: add it to scripts/cluster/placement.ts.`,
      ),
      ...unknownTriggers(triggers).map(
        (name) => `Nothing says what the trigger ${name} does on a shard: add its function to ON_SHARDS.`,
      ),
    ],
    done,
    tables: tables.filter(isNew),
    outward: constraints.filter(({ isInner }) => !isInner),
    inner: constraints.filter(({ table, to, isInner }) => isInner && (isNew(table) || isNew(to))),
    triggers,
    unique: await rows(
      `SELECT indrelid::regclass::text AS table, indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index WHERE indisunique AND indrelid::regclass::text = ANY ($1) AND pg_get_indexdef(indexrelid) !~ '${BY}'`,
    ),
  };
}

/** Returns the triggers of the personal tables. */
export async function triggersOf(client: pg.Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `SELECT tgrelid::regclass::text AS table, tgname AS name, pg_get_triggerdef(oid) AS definition, tgfoid::regproc::text AS calls
     FROM pg_trigger WHERE NOT tgisinternal AND tgrelid::regclass::text = ANY ($1) ORDER BY 1, 2`,
    [tables],
  );
  return rows;
}

/** Returns the names of triggers whose functions aren't known to run on shards. */
export const unknownTriggers = (triggers: readonly Trigger[]): string[] =>
  triggers.filter(({ calls }) => !Object.hasOwn(ON_SHARDS, calls)).map(({ name }) => name);

/** Returns the names of a constraint's columns, in its order. */
const columnsOf = (table: string, key: string) =>
  `ARRAY(SELECT a.attname::text FROM unnest(${key}) WITH ORDINALITY k (number, place)
     JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.number ORDER BY place)`;

const NOTHING: Plan = {
  obstacles: [],
  done: [],
  tables: [],
  triggers: [],
  outward: [],
  inner: [],
  unique: [],
};

/** Returns the plan as sentences, for the operator's confirmation. */
export function describePlan(plan: Plan): string[] {
  const { obstacles, done, tables, triggers, outward, inner, unique } = plan;
  if (obstacles.length > 0) return [...obstacles];
  if (tables.length === 0) return [`All ${done.length} personal tables are distributed already.`];
  return [
    `Distributes by ${BY}, in ${SHARDS} shards: ${tables.join(", ")}.`,
    `Moves ${triggers.length} triggers to the shards: ${triggers.map(({ name }) => name).join(", ")}.`,
    `Replaces ${outward.length} foreign keys to tables of the coordinator by triggers: ${outward.map(({ name }) => name).join(", ")}.`,
    `Drops and adds again ${inner.length} foreign keys between personal tables.`,
    ...unique.map(({ name }) => `Makes the unique index ${name} an ordinary one.`),
  ];
}

/**
 * Carries out the plan in one transaction, so a failure changes nothing. If all tables are distributed already, renews the functions, which
 * a migration may have changed.
 * @throws if there is an obstacle
 */
export async function distribute(client: pg.Client, plan: Plan): Promise<void> {
  if (plan.obstacles.length > 0) throw new Error(plan.obstacles.join(" "));
  await client.query("BEGIN");
  try {
    // A transaction that has touched many shards in parallel can't lock them one by one.
    await client.query("SET LOCAL citus.multi_shard_modify_mode = 'sequential'");
    await applyPlan(client, plan);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/** Distributes a migrated database, and returns the plan that was carried out. */
export async function distributeAll(url: string): Promise<Plan> {
  await using client = await connect(url);
  const plan = await planDistribution(client);
  await distribute(client, plan);
  await client.query("ANALYZE");
  return plan;
}

async function applyPlan(client: pg.Client, plan: Plan): Promise<void> {
  const quoted = (name: string) => client.escapeIdentifier(name);
  for (const { table, name } of plan.triggers) await client.query(`DROP TRIGGER ${quoted(name)} ON ${table}`);
  for (const { table, name } of [...plan.outward, ...plan.inner]) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  }
  for (const { name, definition } of plan.unique) {
    await client.query(`DROP INDEX ${name}`);
    await client.query(definition.replace("CREATE UNIQUE INDEX", "CREATE INDEX"));
  }
  const [first = ""] = tables;
  for (const table of plan.tables) {
    if (table === first)
      await client.query("SELECT create_distributed_table($1, $2, shard_count => $3)", [table, BY, SHARDS]);
    else
      await client.query("SELECT create_distributed_table($1, $2, colocate_with => $3)", [table, BY, first]);
  }
  // The coordinator keeps a hidden copy of the rows that it moved. It would double the space, and later constraints
  // would be checked against it.
  for (const table of plan.tables)
    await client.query("SELECT truncate_local_data_after_distributing_table($1)", [table]);
  for (const { table, name, definition } of plan.inner) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  }
  await keepReferences(client, plan.outward);
  // Triggers come after the rows have moved to their shards, because the move isn't a change.
  await recordChangesOnShards(client);
  await recordNoteChangesOnShards(client);
  await createFunctions(client);
  await countUsesOnShards(
    client,
    plan.triggers.filter(({ calls }) => calls === COUNTS_USE),
  );
  // Citus calls triggers unsafe if they reach another node; these don't.
  await client.query("SET LOCAL citus.enable_unsafe_triggers = on");
  for (const { calls, definition } of plan.triggers)
    await client.query(definition.replace(`${calls}(`, `${ON_SHARDS[calls]}(`));
}

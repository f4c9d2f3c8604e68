import { setTimeout as wait } from "node:timers/promises";
import { pool } from "../database.ts";
import { gauge } from "../metrics.ts";
import { processGlobal } from "../process-global.ts";
import { countNoteChanges } from "./note-changes.ts";
import { isDistributed } from "./variant.ts";

type NodeFigures = {
  /** The bytes that the node's replica hasn't replayed; null without a replica. */
  readonly lag: number | null;
  /** Prepared transactions that have been undecided for a minute. */
  readonly undecided: number;
  /** The bytes of the node's shards, and of the largest shard of all tables together. */
  readonly bytes: number;
  readonly largest: number;
};
type Node = { readonly node: string; readonly isWorker: boolean; readonly figures: NodeFigures | null };

const FIGURES = `
  SELECT jsonb_build_object(
    'lag', (SELECT max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)) FROM pg_stat_replication WHERE application_name <> 'citus_rebalancer'),
    'undecided', (SELECT count(*) FROM pg_prepared_xacts WHERE prepared < now() - interval '1 minute'),
    'bytes', coalesce(sum(bytes), 0), 'largest', coalesce(max(bytes), 0))
  FROM (
    SELECT sum(pg_total_relation_size(to_regclass(s.logicalrelid::text || '_' || s.shardid))) AS bytes
    FROM pg_dist_shard s JOIN pg_dist_placement USING (shardid) JOIN pg_dist_local_group USING (groupid)
    WHERE s.shardminvalue IS NOT NULL GROUP BY s.shardminvalue
  ) of_shards`;
const NODES = `
  SELECT n.nodename || ':' || n.nodeport AS node, n.groupid > 0 AS "isWorker", CASE WHEN r.success THEN r.result::jsonb END AS figures
  FROM run_command_on_all_nodes($1) r JOIN pg_dist_node n USING (nodeid)`;

const KNOWN_MS = 30_000;
/**
 * The longest that a request for the metrics waits for the nodes. If a node that is down takes longer, its figures appear at the next
 * request.
 */
const TIMEOUT_MS = 2_000;

const state = processGlobal("cluster-metrics", () => ({
  nodes: [] as readonly Node[],
  readAt: Number.NEGATIVE_INFINITY,
  reading: null as Promise<void> | null,
}));

async function readNodes(): Promise<void> {
  const { rows } = await pool.query<Node>(NODES, [FIGURES]);
  state.nodes = rows;
  state.readAt = performance.now();
}

async function nodes(): Promise<readonly Node[]> {
  if (!isDistributed()) return [];
  if (performance.now() - state.readAt > KNOWN_MS) {
    state.reading ??= readNodes()
      .catch(() => undefined)
      .finally(() => {
        state.reading = null;
      });
    await Promise.race([state.reading, wait(TIMEOUT_MS, undefined, { ref: false })]);
  }
  return state.nodes;
}

/** Adds the gauges of a cluster to the metrics. Every process reports the same; a single PostgreSQL has none of them. */
export function measureCluster(): void {
  const ofNodes = (name: string, help: string, read: (figures: NodeFigures) => number | null) =>
    gauge(name, help, async () =>
      (await nodes()).flatMap(({ node, figures }) => {
        const value = figures && read(figures);
        return value === null ? [] : [{ labels: { node }, value }];
      }),
    );
  gauge(
    "offerlane_cluster_node_up",
    "1 for each node of the cluster that responds, 0 for others.",
    async () =>
      (await nodes()).map(({ node, figures }) => ({ labels: { node }, value: figures === null ? 0 : 1 })),
  );
  ofNodes(
    "offerlane_cluster_replica_lag_bytes",
    "WAL that a node's replica hasn't replayed. A node without a replica has no value.",
    ({ lag }) => lag,
  );
  ofNodes(
    "offerlane_cluster_undecided_transactions",
    "Prepared transactions of a node that have been undecided for a minute.",
    ({ undecided }) => undecided,
  );
  gauge("offerlane_cluster_worker_bytes", "The bytes of a worker's shards.", async () =>
    (await nodes()).flatMap(({ node, isWorker, figures }) =>
      isWorker && figures ? [{ labels: { node }, value: figures.bytes }] : [],
    ),
  );
  ofNodes(
    "offerlane_cluster_largest_shard_bytes",
    "The bytes of a node's largest shard, of all tables together.",
    ({ largest }) => largest,
  );
  gauge(
    "offerlane_cluster_note_changes_waiting",
    "Changes of coaches' notes that aren't events of their organizations yet.",
    async () => (isDistributed() ? [{ value: await countNoteChanges() }] : []),
  );
}

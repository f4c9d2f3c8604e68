import pg from "pg";

type Placement = { shard: string; host: string; port: number };

/** Returns a worker's host and port from `host:port`. */
const workerAt = (address: string) => {
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
};

/**
 * Moves the shards of all tables that hold the account to another worker.
 * @param joining the address of a worker to add to the cluster first
 * @returns the milliseconds that the move took
 */
export async function moveShardsOf(url: string, accountId: string, joining?: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const began = performance.now();
    const added = joining === undefined ? undefined : workerAt(joining);
    if (added) {
      await client.query("SELECT citus_add_node($1, $2)", [added.host, added.port]);
      await client.query("SELECT replicate_reference_tables('force_logical')");
    }
    const { rows } = await client.query<Placement>(
      `SELECT shardid AS shard, nodename AS host, nodeport AS port FROM citus_shards
       WHERE shardid = get_shard_id_for_distribution_column('applications', $1::text)`,
      [accountId],
    );
    const [from] = rows;
    const { rows: workers } = await client.query<Placement>(
      "SELECT node_name AS host, node_port AS port FROM citus_get_active_worker_nodes()",
    );
    const others = workers.filter(
      ({ host, port }) => host !== from?.host || Number(port) !== Number(from?.port),
    );
    const to = added ?? others[0];
    if (!from || !to) throw new Error("The cluster needs two workers.");
    const move = "SELECT citus_move_shard_placement($1, $2, $3, $4, $5, 'force_logical')";
    await client.query(move, [from.shard, from.host, from.port, to.host, to.port]);
    return Math.round(performance.now() - began);
  } finally {
    await client.end();
  }
}

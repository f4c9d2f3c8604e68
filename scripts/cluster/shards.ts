import { connect } from "../shared/temporary.ts";

type Placement = { readonly shard: string; readonly host: string; readonly port: number };

/**
 * Moves the shards with the account's rows, in all tables, to another worker.
 * @param joining the address (`host:port`) of a worker to add to the cluster first
 * @returns the milliseconds that the move took
 */
export async function moveShardsOf(url: string, accountId: string, joining?: string): Promise<number> {
  await using client = await connect(url);
  const began = performance.now();
  const places = async (text: string, ...values: string[]) =>
    (await client.query<Placement>(text, values)).rows.map((row) => ({ ...row, port: Number(row.port) }));
  const [from] = await places(
    `SELECT shardid AS shard, nodename AS host, nodeport AS port FROM citus_shards
     WHERE shardid = get_shard_id_for_distribution_column('applications', $1::text)`,
    accountId,
  );
  const added = joining === undefined ? undefined : new URL(`http://${joining}`);
  if (added) {
    await client.query("SELECT citus_add_node($1, $2)", [added.hostname, Number(added.port)]);
    await client.query("SELECT replicate_reference_tables('force_logical')");
  }
  const workers = await places(
    "SELECT node_name AS host, node_port AS port FROM citus_get_active_worker_nodes()",
  );
  const to = workers.find(({ host, port }) =>
    added
      ? host === added.hostname && port === Number(added.port)
      : host !== from?.host || port !== from?.port,
  );
  if (!from || !to) throw new Error("The cluster needs two workers.");
  const move = "SELECT citus_move_shard_placement($1, $2, $3, $4, $5, 'force_logical')";
  await client.query(move, [from.shard, from.host, from.port, to.host, to.port]);
  return Math.round(performance.now() - began);
}

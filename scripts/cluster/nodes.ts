import { existsSync } from "node:fs";
import { chown, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { isPostgresInstalled, NO_POSTGRES, prepareCluster, programs } from "../drills/debian-postgres.ts";
import { isInstalled, outputOf, run } from "../shared/programs.ts";
import { query, temporaryFolder } from "../shared/temporary.ts";
import { timeUntil } from "../shared/timing.ts";
import { type Passage, startProxy } from "./proxy.ts";

const LINK = "offerlane0";
const NET = "10.99.0";
/** The addresses that were handed out. */
let last = 1;

/**
 * A separate address on this machine, which can be removed: packets to it then vanish, as if the network were
 * cut.
 */
type Address = {
  readonly host: string;
  readonly cut: () => Promise<void>;
  readonly heal: () => Promise<void>;
};

/** Opens a network of separate addresses until `stop`; null if this isn't root on Linux. */
async function openNetwork() {
  if (process.getuid?.() !== 0 || !(await isInstalled("ip", "-V"))) return null;
  const ip = (...args: string[]) => outputOf("ip", args);
  await run("ip", ["link", "del", LINK]);
  // Nothing reads from this link, so packets that are routed to it vanish.
  const isMade = (await run("ip", ["tuntap", "add", "dev", LINK, "mode", "tun"])).code === 0;
  if (!isMade) return null;
  await ip("link", "set", LINK, "up");
  await ip("route", "add", `${NET}.0/24`, "dev", LINK);
  const handedOut: string[] = [];
  return {
    async address(): Promise<Address> {
      last += 1;
      const host = `${NET}.${last}`;
      handedOut.push(host);
      const change = async (what: "add" | "del") => void (await ip("addr", what, `${host}/32`, "dev", "lo"));
      await change("add");
      return { host, cut: () => change("del"), heal: () => change("add") };
    },
    async stop(): Promise<void> {
      for (const host of handedOut) await run("ip", ["addr", "del", `${host}/32`, "dev", "lo"]);
      await run("ip", ["link", "del", LINK]);
    },
  };
}

/** A PostgreSQL server, and the proxy through which the other servers and the product reach it. */
export type Node = {
  readonly name: string;
  server: Awaited<ReturnType<typeof prepareCluster>>;
  readonly proxy: Passage;
  /** The proxy's own address, which can be cut off; null without the rights to create one. */
  readonly address: Address | null;
  /** True if its data is on a separate small disk, which a drill may fill. */
  readonly hasSmallDisk: boolean;
  /** The server's own URL, not the proxy's. */
  readonly url: () => string;
};

const NO_CITUS =
  "Citus isn't installed in this PostgreSQL: as root, tar -C / --no-same-owner -xzf citus-13.2.2-pg15-debian12-amd64.tar.gz (it needs PostgreSQL 15.20)";
const HOST = "127.0.0.1";
const ROOM_OF_DISK = "400m";

/** Returns the reason why a cluster can't be started on this machine, or null if it can. */
export async function missingForCluster(): Promise<string | null> {
  if (!isPostgresInstalled()) return NO_POSTGRES;
  const share = await outputOf(path.join(programs(), "pg_config"), ["--sharedir"]);
  return existsSync(path.join(share.trim(), "extension/citus.control")) ? null : NO_CITUS;
}

/**
 * The settings of a node. An attempt to connect to another node times out after 5 s, and so does a connection
 * whose packets vanish. A prepared transaction of a coordinator that ended is resolved within 2 s. `fsync` is
 * off because no machine fails here, only processes.
 */
const settingsOf = (archive: string) =>
  [
    "shared_preload_libraries=citus",
    "fsync=off",
    "wal_level=logical",
    "max_wal_size=256MB",
    "shared_buffers=64MB",
    "max_connections=200",
    "max_prepared_transactions=200",
    "max_worker_processes=24",
    "archive_mode=on",
    `archive_command='cp %p ${archive}/%f'`,
    // A node reaches itself directly.
    `citus.local_hostname=${HOST}`,
    "citus.node_conninfo='sslmode=disable tcp_user_timeout=5000'",
    "citus.node_connection_timeout=5000",
    "citus.recover_2pc_interval=2000",
    "citus.max_cached_conns_per_worker=4",
    "citus.max_adaptive_executor_pool_size=4",
  ]
    .map((setting) => `-c ${setting}`)
    .join(" ");

/**
 * Starts a coordinator and workers in temporary folders, on Debian's PostgreSQL with Citus.
 * @param isDirect true if nodes are reached without proxies, which take time, and so can't be cut off or replaced
 */
export async function startCluster(workers: number, isDirect = false) {
  await using unfinished = new AsyncDisposableStack();
  // Nodes started after this function returns are ended with the cluster too.
  let ending: AsyncDisposableStack = unfinished;
  const network = isDirect ? null : await openNetwork();
  unfinished.defer(async () => network?.stop());
  const archives = unfinished.use(await temporaryFolder("cluster-archive"));
  const archiveOf = (name: string) => path.join(archives.path, name);
  const prepare = async (name: string) => {
    const archive = archiveOf(name);
    const server = await prepareCluster(() => settingsOf(archive));
    ending.defer(server.remove);
    const { uid, gid } = await stat(server.folder);
    if (!existsSync(archive)) await mkdir(archive);
    await chown(archive, uid, gid);
    return server;
  };
  const startNode = async (name: string, wantsSmallDisk = false): Promise<Node> => {
    const server = await prepare(name);
    // Only root can mount a disk.
    const hasSmallDisk = wantsSmallDisk && process.getuid?.() === 0;
    if (hasSmallDisk) {
      await mountDisk(server);
      ending.defer(async () => {
        await server.kill().catch(() => undefined);
        await run("umount", ["-l", server.data]);
      });
    }
    await server.create();
    await query(server.url, "CREATE EXTENSION citus");
    const address = (await network?.address()) ?? null;
    const proxy = isDirect ? noProxy(server.port) : await startProxy(server.port, address?.host ?? HOST);
    ending.defer(async () => proxy.stop());
    const node: Node = { name, server, proxy, address, hasSmallDisk, url: () => node.server.url };
    return node;
  };
  const coordinator = await startNode("coordinator");
  const others: Node[] = [];
  for (let number = 1; number <= workers; number += 1) others.push(await startNode(`worker${number}`));
  await query(coordinator.url(), "SELECT citus_set_coordinator_host($1, $2)", [
    coordinator.proxy.host,
    coordinator.proxy.port,
  ]);
  const add = async ({ proxy }: Node) => {
    await query(coordinator.url(), "SELECT citus_add_node($1, $2)", [proxy.host, proxy.port]);
  };
  for (const node of others) await add(node);
  const end = unfinished.move();
  ending = end;
  const cluster = {
    coordinator,
    workers: others,
    archiveOf,
    /** The product's URL, through the coordinator's proxy. */
    url: coordinator.server.url.replace(
      `${HOST}:${coordinator.server.port}/`,
      `${coordinator.proxy.host}:${coordinator.proxy.port}/`,
    ),
    /** Starts a worker that isn't in the cluster yet, with its own small disk if wanted. */
    startWorker: (name: string, wantsSmallDisk = false) => startNode(name, wantsSmallDisk),
    /** Adds a worker, which then has the tables that every node has, but no shards. */
    async join(node: Node): Promise<void> {
      await add(node);
      await query(coordinator.url(), "SELECT replicate_reference_tables('force_logical')");
      others.push(node);
    },
    /** Returns the worker with the account's rows. */
    async workerOf(accountId: string): Promise<Node> {
      const [row] = await query<{ port: number }>(
        coordinator.url(),
        `SELECT nodeport::int AS port FROM citus_shards
         WHERE shardid = get_shard_id_for_distribution_column('applications', $1::text)`,
        [accountId],
      );
      return others.find(({ proxy }) => proxy.port === row?.port) ?? fail("no worker has the account");
    },
    /**
     * Starts a streaming replica of a node. From then on, no commit is acknowledged before the replica has
     * it. `replace` puts it in the node's place once the node's server has ended, and points the node's
     * address at it.
     */
    async replicate(node: Node) {
      const replica = await prepare(node.name);
      await replica.follow(node.url());
      await query(node.url(), "ALTER SYSTEM SET synchronous_standby_names = '*'");
      await query(node.url(), "SELECT pg_reload_conf()");
      const isFollowed = async () =>
        (await query(node.url(), "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).length > 0;
      await timeUntil(isFollowed);
      return {
        async replace(): Promise<void> {
          await replica.promote();
          await query(replica.url, "ALTER SYSTEM RESET synchronous_standby_names");
          await query(replica.url, "SELECT pg_reload_conf()");
          node.server = replica;
          node.proxy.retarget(replica.port);
        },
      };
    },
    [Symbol.asyncDispose]: () => end.disposeAsync(),
  };
  return cluster;
}

/** Returns a stand-in for the proxy of a node that is reached directly. */
const noProxy = (port: number): Passage => ({
  ...{ host: HOST, port },
  retarget: () => fail("a node without a proxy can't be replaced"),
  stop: () => undefined,
});

/** Puts a server's data on a small disk, which is soon full. */
async function mountDisk({ data, folder }: Node["server"]): Promise<void> {
  const { uid, gid } = await stat(folder);
  await mkdir(data);
  await outputOf("mount", [
    "-t",
    "tmpfs",
    "-o",
    `size=${ROOM_OF_DISK},uid=${uid},gid=${gid},mode=0700`,
    "tmpfs",
    data,
  ]);
}

const fail = (what: string): never => {
  throw new Error(what);
};

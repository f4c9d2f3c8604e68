import { cp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Outcome, outcome, verdict } from "../drills/outcome.ts";
import { createCard, get, isSuccess, keyed, requestJson, send, uploadResume } from "../shared/requests.ts";
import { query, temporaryFolder } from "../shared/temporary.ts";
import { timeUntil } from "../shared/timing.ts";
import type { Node } from "./nodes.ts";
import type { Setting, Tenant } from "./setting.ts";

const POINT = "drill";
const CARDS = 30;
type Made = { readonly id: string };
type Checked = { databaseStoreId: string; storeId: string | null; missingFiles: number };

/**
 * Backs up every node and the files, names one instant on all nodes, changes data of both tenants, and restores the whole cluster to that
 * instant. Everything acknowledged before it is there, nothing later is, and the files match the database.
 */
export async function restoreCluster(setting: Setting): Promise<Outcome[]> {
  const { cluster, tenants, origin, administer } = setting;
  const nodes = [cluster.coordinator, ...cluster.workers];
  await using backups = await temporaryFolder("cluster-backup");
  const backupOf = ({ name, server }: Node) => path.join(server.folder, `backup-${name}`);
  for (const node of nodes) {
    const { run, url } = node.server;
    await run("pg_basebackup", "-D", backupOf(node), "-d", url, "-X", "none", "-c", "fast");
  }
  const create = async (tenant: Tenant, when: string) => {
    const { key, boardId } = tenants[tenant];
    const made: Made[] = [];
    for (let at = 0; at < CARDS; at += 1)
      made.push(await requestJson<Made>(origin, keyed(createCard(key, boardId, `${when} ${at}`))));
    return made;
  };
  const file = await requestJson<Made>(origin, uploadResume(tenants.one.key, "cv", "%PDF-1.7\n"));
  const keptCards = { one: await create("one", "Kept"), other: await create("other", "Kept") };
  await cp(setting.folder, backups.path, { recursive: true });
  await query(cluster.url, "SELECT citus_create_restore_point($1)", [POINT]);
  const late = { one: await create("one", "Late"), other: await create("other", "Late") };
  for (const { server } of nodes) await server.archiveAll();

  const began = performance.now();
  for (const { server } of nodes) await server.stop("immediate");
  for (const node of nodes) await restore(node, backupOf(node), cluster.archiveOf(node.name));
  await cp(backups.path, setting.folder, { recursive: true });
  await query(cluster.url, "SELECT recover_prepared_transactions()");
  const isServed = async () => isSuccess(await send(origin, get(tenants.one.key, `resumes/${file.id}`)));
  await timeUntil(isServed);
  const recovered = Math.round(performance.now() - began);
  const countFound = async (tenant: Tenant, cards: readonly Made[]) => {
    let count = 0;
    for (const { id } of cards)
      if (isSuccess(await send(origin, get(tenants[tenant].key, `applications/${id}`)))) count += 1;
    return count;
  };
  const [ones, others] = [await countFound("one", keptCards.one), await countFound("other", keptCards.other)];
  const later = (await countFound("one", late.one)) + (await countFound("other", late.other));
  const { databaseStoreId, storeId, missingFiles } = await administer<Checked>("files", "check");
  const areFilesWhole = databaseStoreId === storeId && missingFiles === 0;
  return [
    outcome("cluster: every node is restored to one instant", {
      load: `${2 * CARDS} cards and a file before it, ${2 * CARDS} cards after it, ${nodes.length} nodes`,
      lost: 2 * CARDS - ones - others,
      doubled: later,
      "recovered in": `${(recovered / 1_000).toFixed(1)} s`,
      notes: verdict(
        areFilesWhole,
        areFilesWhole ? "the store's id is the database's, and no file is missing" : "files are missing",
      ),
    }),
  ];
}

/** Replaces a stopped node's data with its backup, and replays the archive up to the instant. */
async function restore({ server }: Node, backup: string, archive: string): Promise<void> {
  const { data, execute, startRecovery } = server;
  // Only the content, because the data may be a mounted disk.
  await execute(
    "sh",
    "-c",
    `rm -rf ${data}/* && cp -R ${backup}/. ${data}/ && touch ${data}/recovery.signal`,
  );
  await rm(path.join(data, "postmaster.pid"), { force: true });
  const settings = [
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_name = '${POINT}'`,
    "recovery_target_action = 'promote'",
  ];
  await writeFile(path.join(data, "postgresql.auto.conf"), `${settings.join("\n")}\n`);
  await startRecovery();
}

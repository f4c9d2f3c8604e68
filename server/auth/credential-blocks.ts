import { sql as raw } from "kysely";
import { STAFF } from "#domain/roles.ts";
import { type Params, query } from "#server/core/query.ts";
import { updateTable } from "#server/core/statements.ts";
import { prisma } from "#server/lib/database.ts";

/** Returns, by key or grant of a user, the names of the organizations whose owners ended its access. */
export async function listBlocks(userId: string): Promise<ReadonlyMap<string, string[]>> {
  const rows = await prisma.member.findMany({
    where: {
      account: { userId },
      organization: { removedAt: null },
      role: { in: [...STAFF] },
      blockedCredentials: { isEmpty: false },
    },
    select: { blockedCredentials: true, organization: { select: { name: true } } },
    orderBy: { organization: { name: "asc" } },
  });
  const blocks = new Map<string, string[]>();
  for (const { blockedCredentials, organization } of rows) {
    for (const id of blockedCredentials) blocks.set(id, [...(blocks.get(id) ?? []), organization.name]);
  }
  return blocks;
}

type Replaced = { accountId: string; from: string; to: string };

/** Blocks a new key in the organizations that block the key that it replaces. */
export const transferBlocks = query.execute(
  "credential_blocks_pass_on",
  ({ accountId, from, to }: Params<Replaced>) =>
    updateTable("members as m")
      .set({ blocked_credentials: raw<string[]>`array_replace(m.blocked_credentials, ${from}, ${to})` })
      .where("m.account_id", "=", accountId)
      .where(raw<boolean>`${from} = ANY(m.blocked_credentials)`),
);

"use client";
import { useQuery } from "@tanstack/react-query";
import { trpc } from "#components/api/client.ts";
import { SeenBy } from "./seen-by.tsx";

/** Says beside a card's fields who else reads them: the staff of the organizations with which its board is shared. */
export function SeenByBoard({ boardId, className }: { boardId: string; className?: string }) {
  const viewers = useQuery(trpc.shares.listViewers.queryOptions({ boardId }));
  return viewers.data ? <SeenBy viewers={viewers.data} className={className} /> : null;
}

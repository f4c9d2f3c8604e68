"use client";
import { useQuery } from "@tanstack/react-query";
import { trpc } from "#components/api/client.ts";
import { SeenBy } from "./seen-by.tsx";

/** Says beside the fields of a card who else reads them: the staff of the organizations that its board is shared with. */
export function SeenByBoard({ boardId, className }: { boardId: string; className?: string }) {
  const viewers = useQuery(trpc.shares.listViewers.queryOptions({ boardId }));
  return viewers.data ? <SeenBy viewers={viewers.data} {...(className ? { className } : {})} /> : null;
}

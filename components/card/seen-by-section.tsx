"use client";
import { useQuery } from "@tanstack/react-query";
import { trpc } from "#components/api/client.ts";
import { SeenBy } from "#components/sharing/seen-by.tsx";
import { useEditor } from "./card-fields.tsx";

/** Says beside the notes who else reads them; nothing where the board is not shared. */
export default function SeenBySection() {
  const { boardId } = useEditor().application;
  const viewers = useQuery(trpc.shares.listViewers.queryOptions({ boardId }));
  return viewers.data ? <SeenBy viewers={viewers.data} className="-mt-2 px-3" /> : null;
}

"use client";
import { SeenByBoard } from "#components/sharing/seen-by-board.tsx";
import { useEditor } from "./card-fields.tsx";

/** Says beside the notes who else reads them; nothing where the board is not shared. */
export default function SeenBySection() {
  return <SeenByBoard boardId={useEditor().application.boardId} className="-mt-2 px-3" />;
}

import { SeenByBoard } from "#components/sharing/seen-by-board.tsx";
import { useEditor } from "./card-fields.tsx";

/** Says beside the notes who else reads them; renders nothing if the board isn't shared. */
export default function SeenBySection() {
  return <SeenByBoard boardId={useEditor().application.boardId} className="-mt-2 px-3" />;
}

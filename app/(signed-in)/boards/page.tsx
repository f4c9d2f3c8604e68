import { redirect } from "next/navigation";
import { signedIn } from "../signed-in.ts";

/** Goes to the active board. */
export default async function BoardsPage() {
  const { call } = await signedIn("/boards");
  const { data } = await call.boards.list({ limit: 200 });
  const board = data.find(({ isActive }) => isActive) ?? data[0];
  redirect(board ? `/boards/${board.id}` : "/companies");
}

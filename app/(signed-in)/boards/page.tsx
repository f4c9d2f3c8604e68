import { redirect } from "next/navigation";
import { LIMITS } from "#domain/limits.ts";
import { signedIn } from "../signed-in.ts";

/** Redirects to the active board, or to the companies if there is no board. */
export default async function BoardsPage() {
  const { call } = await signedIn();
  const { data } = await call.boards.list({ limit: LIMITS.requests.pageSizeMost });
  const board = data.find(({ isActive }) => isActive) ?? data[0];
  redirect(board ? `/boards/${board.id}` : "/companies");
}

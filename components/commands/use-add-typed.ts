import { usePathname, useRouter } from "next/navigation";
import { addHref } from "#components/board/state/use-requested-card.ts";
import type { ShellPlaces } from "#components/shell/navigation.ts";

/** Returns a function that starts a new card with a title, on the open board or else the active one; null without boards. */
export function useAddTyped({ boards, hasSearch }: ShellPlaces): ((title: string) => void) | null {
  const path = usePathname();
  const router = useRouter();
  const board = boards.find(({ isActive }) => isActive) ?? boards[0];
  if (!board || !hasSearch) return null;
  const isOpen = path === "/boards" || boards.some(({ id }) => path === `/boards/${id}`);
  return (title) => {
    if (isOpen) window.history.pushState(null, "", addHref(title));
    else router.push(`/boards/${board.id}${addHref(title)}`);
  };
}

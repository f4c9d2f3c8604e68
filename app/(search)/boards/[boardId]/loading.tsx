import { BoardSkeleton } from "#components/board/board-skeleton.tsx";

export default function Loading() {
  return <BoardSkeleton />;
}

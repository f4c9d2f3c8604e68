import type { Metadata } from "next";
import { cache } from "react";
import { firstData } from "#components/api/first-data.ts";
import { BoardPage } from "#components/board/board-page.tsx";
import { packBoardView } from "#components/board/model/packing.ts";
import { BoardViews } from "#components/board-views/board-views.tsx";
import { BoardSkeleton } from "#components/board-views/skeletons.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { SeenBy } from "#components/sharing/seen-by.tsx";
import { arriving } from "../../arriving.tsx";
import { notFoundWhenAbsent } from "../../not-found-when-absent.ts";
import { signedIn } from "../../signed-in.ts";

type Props = { params: Promise<{ boardId: string }> };

const readBoard = cache(async (boardId: string) => {
  const { call } = await signedIn();
  return notFoundWhenAbsent(call.boards.getView({ boardId }));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { board } = await readBoard((await params).boardId);
  return { title: board.name };
}

export default arriving(BoardSkeleton, async ({ params }: Props) => {
  const { boardId } = await params;
  const { call } = await signedIn();
  const [view, viewers] = await Promise.all([readBoard(boardId), call.shares.listViewers({ boardId })]);
  const views = (
    <>
      <BoardViews boardId={boardId} current="board" />
      <SeenBy viewers={viewers} isShort />
    </>
  );
  return (
    <PageMessages
      namespaces={[
        "board",
        "card",
        "coachNotes",
        "editing",
        "followUp",
        "inbound",
        "interviews",
        "posting",
        "files",
        "resumes",
        "tasks",
        "thread",
      ]}
    >
      <BoardPage
        key={boardId}
        packed={firstData(packBoardView(view))}
        renderedAt={Date.now()}
        views={views}
      />
    </PageMessages>
  );
});

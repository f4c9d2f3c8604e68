import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { firstData } from "#components/api/first-data.ts";
import { BoardViews } from "#components/board-views/board-views.tsx";
import { TableSkeleton } from "#components/board-views/skeletons.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { SeenBy } from "#components/sharing/seen-by.tsx";
import { TablePage } from "#components/table/table-page.tsx";
import { arriving } from "../../../arriving.tsx";
import { notFoundWhenAbsent } from "../../../not-found-when-absent.ts";
import { signedIn } from "../../../signed-in.ts";

type Props = { params: Promise<{ boardId: string }> };

/** The number of rows on the first screen. The rest loads afterward. */
const FIRST_ROWS = 50;

const readTable = cache(async (boardId: string) => {
  const { call } = await signedIn();
  return notFoundWhenAbsent(call.table.getPage({ boardId, limit: FIRST_ROWS }));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { board } = (await readTable((await params).boardId)).view;
  const t = await getTranslations("table");
  return { title: t("pageTitle", { board: board.name }) };
}

export default arriving(TableSkeleton, async ({ params }: Props) => {
  const { boardId } = await params;
  const { call } = await signedIn();
  const [{ view, page }, viewers] = await Promise.all([
    readTable(boardId),
    notFoundWhenAbsent(call.shares.listViewers({ boardId })),
  ]);
  return (
    <PageMessages
      namespaces={["table", "board", "card", "coachNotes", "commands", "companies", "editing", "export"]}
    >
      <TablePage
        key={boardId}
        first={firstData({ view, page })}
        views={
          <>
            <BoardViews boardId={boardId} current="table" />
            <SeenBy viewers={viewers} isShort />
          </>
        }
      />
    </PageMessages>
  );
});

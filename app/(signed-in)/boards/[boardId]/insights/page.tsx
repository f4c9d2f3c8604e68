import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { BoardHeader } from "#components/board-views/board-views.tsx";
import { InsightsSkeleton } from "#components/board-views/skeletons.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { InsightsPage } from "#components/insights/insights-page.tsx";
import { Arriving } from "../../../arriving.tsx";
import { notFoundWhenAbsent } from "../../../not-found-when-absent.ts";
import { signedIn } from "../../../signed-in.ts";

type Props = { params: Promise<{ boardId: string }> };

const readInsights = cache(async (boardId: string) => {
  const { call } = await signedIn(`/boards/${boardId}/insights`);
  return notFoundWhenAbsent(Promise.all([call.boards.get({ boardId }), call.insights.get({ boardId })]));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [board] = await readInsights((await params).boardId);
  const t = await getTranslations("insights");
  return { title: t("pageTitle", { board: board.name }) };
}

export default async function InsightsRoute({ params }: Props) {
  const { boardId } = await params;
  return (
    <Arriving shape={<InsightsSkeleton />}>
      <BoardInsights boardId={boardId} />
    </Arriving>
  );
}

async function BoardInsights({ boardId }: { boardId: string }) {
  const [board, insights] = await readInsights(boardId);
  return (
    <PageMessages namespaces={["insights"]}>
      <BoardHeader board={board} current="insights" />
      <InsightsPage key={boardId} boardId={boardId} initial={insights} />
    </PageMessages>
  );
}

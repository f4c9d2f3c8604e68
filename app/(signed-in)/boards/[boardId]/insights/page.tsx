import type { Metadata } from "next";
import { getTimeZone, getTranslations } from "next-intl/server";
import { cache } from "react";
import { BoardHeader } from "#components/board-views/board-views.tsx";
import { InsightsSkeleton } from "#components/board-views/skeletons.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { daysOfRange, rangeOf } from "#components/insights/date-range.ts";
import { InsightsPage } from "#components/insights/insights-page.tsx";
import { dayIn } from "#domain/application-date.ts";
import { arriving } from "../../../arriving.tsx";
import { notFoundWhenAbsent } from "../../../not-found-when-absent.ts";
import { parametersIn, type Query } from "../../../query.ts";
import { signedIn } from "../../../signed-in.ts";

type Props = { params: Promise<{ boardId: string }>; searchParams: Promise<Query> };

const readBoard = cache(async (boardId: string) => {
  const { call } = await signedIn();
  return notFoundWhenAbsent(call.boards.get({ boardId }));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const board = await readBoard((await params).boardId);
  const t = await getTranslations("insights");
  return { title: t("pageTitle", { board: board.name }) };
}

export default arriving(InsightsSkeleton, async ({ params, searchParams }: Props) => {
  const [{ boardId }, query] = await Promise.all([params, searchParams]);
  const { call } = await signedIn();
  const range = rangeOf(parametersIn(query));
  const today = dayIn(await getTimeZone(), new Date());
  const [board, insights] = await Promise.all([
    readBoard(boardId),
    notFoundWhenAbsent(call.insights.get({ boardId, ...daysOfRange(range, today) })),
  ]);
  return (
    <PageMessages namespaces={["insights"]}>
      <BoardHeader board={board} current="insights" />
      <InsightsPage key={boardId} boardId={boardId} initial={insights} initialRange={range} today={today} />
    </PageMessages>
  );
});

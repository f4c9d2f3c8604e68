import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { BoardHeader } from "#components/board-views/board-views.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ImportPage } from "#components/import/import-page.tsx";
import { notFoundWhenAbsent } from "../../../not-found-when-absent.ts";
import { signedIn } from "../../../signed-in.ts";

type Props = { params: Promise<{ boardId: string }> };

const readBoard = cache(async (boardId: string) => {
  const { call } = await signedIn();
  return notFoundWhenAbsent(call.boards.get({ boardId }));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("import");
  return { title: t("title", { board: (await readBoard((await params).boardId)).name }) };
}

export default async function ImportRoute({ params }: Props) {
  const { boardId } = await params;
  const { id, name } = await readBoard(boardId);
  const { viewer } = await signedIn();
  return (
    <>
      <BoardHeader board={{ id, name }} current="import" />
      <PageMessages namespaces={["import"]}>
        <ImportPage key={id} boardId={id} ownEmail={viewer.email} />
      </PageMessages>
    </>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api, callContext, type Inputs, type Outputs, randomKey, trpc } from "#components/api/client.ts";
import { applyMove, type Columns } from "../model/columns.ts";
import type { BoardCard, BoardView } from "../model/view.ts";

type NewCard = Omit<Inputs["applications"]["addCard"], "boardId">;

/** Returns the face of a card as the board shows it. */
export function faceOf(application: Outputs["applications"]["getCard"]): BoardCard {
  const { id, job, company, counts } = application;
  return {
    id,
    title: job.title,
    companyId: company.id,
    companyName: company.name,
    applicationDate: application.applicationDate,
    closingDate: application.closingDate,
    offerDeadline: application.offerDeadline,
    applicationLink: application.applicationLink,
    createdAt: application.createdAt,
    statusSince: application.statusChangedAt ?? application.createdAt,
    workMode: job.workMode,
    compensation: job.compensation,
    isAutoRetired: application.isAutoRetired,
    coachNotes: counts.coachNotes,
    nextInterviewAt: null,
  };
}

/** Adds a card at the top of its column; pressing twice adds it once. */
export function useAddCard(boardId: string) {
  const queryClient = useQueryClient();
  const key = useRef({ of: "", key: "" });
  return useMutation({
    meta: { silent: true },
    mutationFn: (card: NewCard) => {
      const fingerprint = JSON.stringify(card);
      if (key.current.of !== fingerprint) key.current = { of: fingerprint, key: randomKey() };
      const context = callContext({ idempotencyKey: key.current.key });
      return api.applications.addCard.mutate({ boardId, position: { first: true }, ...card }, { context });
    },
    onSuccess: (application) => {
      key.current = { of: "", key: "" };
      queryClient.setQueryData(
        trpc.boards.getView.queryKey({ boardId: boardId }),
        (view) => view && withCard(view, application),
      );
      void queryClient.invalidateQueries(trpc.companies.pathFilter());
    },
  });
}

function withCard(view: BoardView, application: Outputs["applications"]["getCard"]): BoardView {
  const { id, status } = application;
  if (view.cards.some((card) => card.id === id)) return view;
  const withIt: Columns = { ...view.board.columns, [status]: [...view.board.columns[status], id] };
  const columns = applyMove(withIt, { applicationIds: [id], status, position: { first: true } });
  return {
    cards: [...view.cards, faceOf(application)],
    board: { ...view.board, columns: columns as BoardView["board"]["columns"] },
  };
}

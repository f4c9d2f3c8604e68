import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo, useRef } from "react";
import { api, trpc } from "#components/api/client.ts";
import { forgetCompanies } from "#components/api/forget-reverted.ts";
import { inPortions } from "#components/api/portions.ts";
import { problemOf } from "#components/api/problem.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";

/** The rows that a paste added, with the companies that may have come with them. */
export type AddedRows = { readonly ids: readonly string[]; readonly companies: readonly string[] };

/** The id that shows the result of one paste at a time. */
export const PASTE_TOAST = "pasted-rows";
const BATCH = LIMITS.requests.bulkCards;

/** Returns the functions that delete the rows of a paste, restore them, and offer to undo or redo that. */
export function useAddedRows() {
  const t = useTranslations("table");
  const toast = useToast();
  const queryClient = useQueryClient();
  const isOffered = useRef(false);
  const { mutateAsync } = useMutation({
    meta: { silent: true },
    mutationFn: async ({ rows: { ids, companies }, isBack }: { rows: AddedRows; isBack: boolean }) => {
      await inPortions(ids, BATCH, (applicationIds) =>
        api.applications.setRemoved.mutate({ applicationIds, isRemoved: !isBack }),
      );
      if (!isBack) await inPortions(companies, BATCH, forgetCompanies);
    },
    onSettled: () => {
      for (const part of [trpc.table, trpc.boards, trpc.companies]) {
        void queryClient.invalidateQueries(part.pathFilter());
      }
    },
  });
  return useMemo(
    () => ({
      /** Deletes the rows or restores them, and returns whether that succeeded; otherwise a message says why. */
      change: async (rows: AddedRows, isBack: boolean): Promise<boolean> => {
        try {
          await mutateAsync({ rows, isBack });
          return true;
        } catch (error) {
          const problem = problemOf(error);
          // Someone deleted them already.
          if (!isBack && problem?.code === "not_found") return true;
          const text = t(isBack ? "rowsNotRestored" : "rowsNotDeleted", { count: rows.ids.length });
          toast.error(text, { id: PASTE_TOAST, description: problem?.detail ?? t("unanswered") });
          return false;
        }
      },
      /** Offers to undo or redo the newest step. */
      offer: (kind: "undoable" | "redoable", text: string, run: () => void): void => {
        isOffered.current = true;
        if (kind === "undoable") toast.undoable(text, run, { id: PASTE_TOAST, hasPageKey: true });
        else toast.redoable(text, run, { id: PASTE_TOAST });
      },
      /** Ends the offer: another step is the newest now. */
      endOffer: (): void => {
        if (isOffered.current) toast.dismiss(PASTE_TOAST);
        isOffered.current = false;
      },
    }),
    [mutateAsync, t, toast],
  );
}

"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Inputs, trpc } from "#components/api/client.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { makesCard } from "./model/pasted-rows.ts";
import { useTable, useTableUi } from "./state/table-context.ts";

const BATCH = LIMITS.requests.importRows;

/** Asks whether rows that were pasted past the end of the table become cards; what doesn't is said to be left out. */
export default function PastedRowsQuestion() {
  const { boardId, store, t } = useTable();
  const rows = useTableUi(({ pasted }) => pasted);
  const columnName = useTranslations("table.columns");
  const toast = useToast();
  const queryClient = useQueryClient();
  const whole = rows.filter(makesCard);
  const close = () => store.setState({ pasted: [] });
  const add = useMutation({
    mutationFn: async () => {
      const verdicts = [];
      for (let from = 0; from < whole.length; from += BATCH) {
        const batch = whole.slice(from, from + BATCH) as Inputs["imports"]["create"]["rows"];
        const answer = await api.imports.create.mutate({ boardId, rows: batch, onDuplicate: "create" });
        verdicts.push(...answer.rows);
      }
      return verdicts;
    },
    onSuccess: (verdicts) => {
      const failed = verdicts.filter(({ verdict }) => verdict === "failed");
      const [issue] = failed.flatMap(({ issues }) => issues);
      const added = verdicts.length - failed.length;
      if (added > 0) toast.success(t("pasteAdded", { count: added }));
      if (issue) {
        const column = columnName(issue.column as Parameters<typeof columnName>[0]);
        toast.error(t("pasteFailed", { count: failed.length }), {
          description: `${column}: ${issue.message}`,
        });
      }
    },
    onSettled: () => {
      for (const part of [trpc.table, trpc.boards, trpc.companies]) {
        void queryClient.invalidateQueries(part.pathFilter());
      }
    },
  });
  const leaveOut = () => {
    toast.info(t("pasteLeftOut", { count: rows.length }));
    close();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && leaveOut()}
      title={t("pasteTitle", { count: whole.length })}
      description={t("pasteText", { count: rows.length, incomplete: rows.length - whole.length })}
      cancelLabel={t("pasteLeave")}
      confirmLabel={t("pasteAdd", { count: whole.length })}
      onConfirm={() => add.mutateAsync().then(close)}
    />
  );
}

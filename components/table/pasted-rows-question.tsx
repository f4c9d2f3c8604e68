import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, callContext, type Inputs, trpc } from "#components/api/client.ts";
import { inPortions, useRetryKey } from "#components/api/portions.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { SelectField } from "#components/ui/fields.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import { makesCard, unknownStatuses, withStatus } from "./model/pasted-rows.ts";
import { useTable, useTableUi } from "./state/table-context.ts";
import { PASTE_TOAST } from "./state/use-added-rows.ts";

const BATCH = LIMITS.requests.importRows;

/** Asks whether rows pasted past the end of the table become cards; says which are left out. */
export default function PastedRowsQuestion() {
  const { boardId, store, actions, t } = useTable();
  const rows = useTableUi(({ pasted }) => pasted);
  const columnName = useTranslations("table.columns");
  const toast = useToast();
  const queryClient = useQueryClient();
  const statusName = useTranslations("status");
  const retryKey = useRetryKey();
  const [meanings, setMeanings] = useState<ReadonlyMap<string, Status>>(new Map());
  const [isAsked, setIsAsked] = useState(false);
  const made = rows.filter(makesCard);
  const words = unknownStatuses(made);
  const whole = made.map((row) => withStatus(row, meanings, columnName("status")));
  const close = () => store.setState({ pasted: [] });
  const add = useMutation({
    mutationFn: async () => {
      const sent = await inPortions(whole, BATCH, (batch, from) => {
        const rows = batch as Inputs["imports"]["create"]["rows"];
        const context = callContext({ idempotencyKey: retryKey({ from, rows }) });
        return api.imports.create.mutate({ boardId, rows, onDuplicate: "create" }, { context });
      });
      return sent.flatMap(({ rows: verdicts }) => verdicts);
    },
    onSuccess: (verdicts) => {
      const failed = verdicts.filter(({ verdict }) => verdict === "failed");
      const [issue] = failed.flatMap(({ issues }) => issues);
      const ids = verdicts.flatMap(({ applicationId }) => (applicationId === null ? [] : [applicationId]));
      const added = ids.length;
      const done = t("pasteAdded", { count: added });
      const companies = new Set(whole.flatMap(({ company }) => (company ? [String(company)] : [])));
      if (added > 0) actions.rowsAdded({ ids, companies: [...companies] }, done);
      if (issue) {
        const column = columnName(issue.column as Parameters<typeof columnName>[0]);
        const reason = `${column}: ${issue.message}`;
        toast.error(t("pasteFailed", { count: failed.length }), {
          id: PASTE_TOAST,
          description: added > 0 ? `${reason} ${done}.` : reason,
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
    toast.info(t("pasteLeftOut", { count: rows.length }), { id: PASTE_TOAST });
    close();
  };
  return (
    <ConfirmDialog
      // If it closes because the rows were added, there are none left to leave out.
      onClose={() => store.getState().pasted.length > 0 && leaveOut()}
      title={t("pasteTitle", { count: whole.length })}
      description={t("pasteText", { count: rows.length, incomplete: rows.length - whole.length })}
      cancelLabel={t("pasteLeave")}
      confirmLabel={t("pasteAdd", { count: whole.length })}
      onConfirm={() => {
        setIsAsked(true);
        // A rejection keeps the dialog open; the fields say what is missing.
        return words.every((word) => meanings.has(word)) ? add.mutateAsync().then(close) : Promise.reject();
      }}
    >
      {words.map((word) => (
        <SelectField
          key={word}
          label={t("statusOf", { word })}
          error={isAsked && !meanings.has(word) ? t("statusMissing") : undefined}
          required
          value={meanings.get(word) ?? ""}
          onChange={({ target }) => setMeanings(new Map([...meanings, [word, target.value as Status]]))}
          options={[
            ...(meanings.has(word) ? [] : [{ value: "", label: t("chooseStatus") }]),
            ...STATUSES.map((value) => ({ value, label: statusName(value) })),
          ]}
        />
      ))}
    </ConfirmDialog>
  );
}

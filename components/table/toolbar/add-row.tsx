import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogContent, DialogTrigger, FormActions } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";

/** Adds a row: asks for the two required cells; the others are filled in the table. */
export function AddRow({ boardId }: { boardId: string }) {
  const t = useTranslations("table");
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="primary">
          <Plus aria-hidden />
          {t("addRow")}
        </Button>
      </DialogTrigger>
      {open ? <AddRowForm boardId={boardId} onAdded={() => setOpen(false)} /> : null}
    </Dialog>
  );
}

function AddRowForm({ boardId, onAdded }: { boardId: string; onAdded: () => void }) {
  const t = useTranslations("table");
  const queryClient = useQueryClient();
  const form = useId();
  const draft = useFormDraft(`card:row ${boardId}`, { title: "", company: "" });
  const { title, company } = draft.values;
  const [isAsked, setIsAsked] = useState(false);
  const add = useChange({
    mutationFn: () =>
      api.applications.addCard.mutate({
        boardId,
        status: "saved",
        position: { first: true },
        company: { name: company.trim() },
        job: { title: title.trim() },
      }),
    says: () => t("pasteAdded", { count: 1 }),
    onSuccess: () => {
      draft.forget();
      onAdded();
      for (const part of [trpc.table, trpc.boards, trpc.companies]) {
        void queryClient.invalidateQueries(part.pathFilter());
      }
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsAsked(true);
    if (!add.isPending && title.trim() !== "" && company.trim() !== "") add.mutate();
  }
  const fields = [
    ["title", t("columns.title"), t("titleMissing")],
    ["company", t("columns.company"), t("companyMissing")],
  ] as const;
  return (
    <DialogContent
      title={t("addRow")}
      size="sm"
      footer={
        <FormActions formId={form} pending={add.isPending}>
          {t("addRow")}
        </FormActions>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {fields.map(([name, label, missing]) => (
          <TextField
            key={name}
            label={label}
            error={isAsked && draft.values[name].trim() === "" ? missing : undefined}
            required
            maxLength={LIMITS.text.title}
            value={draft.values[name]}
            onChange={({ target }) => draft.change({ [name]: target.value })}
          />
        ))}
      </form>
    </DialogContent>
  );
}

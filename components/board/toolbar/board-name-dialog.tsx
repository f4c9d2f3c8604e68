"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { FormActions } from "#components/ui/form-actions.tsx";
import { Input } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import { useBoardContents } from "../state/board-context.ts";
import { useBoardChanges } from "./use-board-changes.ts";

/** Asks for a board's name: of a new one, or of this one. */
export function BoardNameDialog({ purpose, onClose }: { purpose: "create" | "rename"; onClose: () => void }) {
  const t = useTranslations("board");
  const { board } = useBoardContents();
  const change = useBoardChanges()[purpose];
  const [name, setName] = useState(purpose === "rename" ? board.name : "");
  const [missing, setMissing] = useState(false);
  const formId = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === "") setMissing(true);
    else change.mutate(name.trim(), { onSuccess: onClose });
  }
  const refused = change.isError ? (problemOf(change.error)?.detail ?? t("addUnanswered")) : undefined;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={purpose === "create" ? t("newBoard") : t("renameBoard")}
        description={purpose === "create" ? t("newBoardText") : undefined}
        footer={
          <FormActions formId={formId} pending={change.isPending}>
            {purpose === "create" ? t("createBoard") : t("rename")}
          </FormActions>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Field label={t("boardName")} error={missing ? t("boardNameMissing") : refused} required>
            {(control) => (
              <Input
                {...control}
                name="name"
                maxLength={LIMITS.text.title}
                value={name}
                onChange={(event) => {
                  setName(event.target.value);
                  setMissing(false);
                }}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}

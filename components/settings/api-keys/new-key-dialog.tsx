"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { KeyForm, type NewKey } from "./key-form.tsx";
import type { ScopeChoice } from "./presets.ts";

export type NewKeyDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  choices: readonly ScopeChoice[];
  onlySandbox: boolean;
  /** Takes the key itself, to be shown once. */
  onMade: (secret: string) => void;
};

/** Asks for what a key needs, and makes it. */
export function NewKeyDialog({ open, onOpenChange, choices, onlySandbox, onMade }: NewKeyDialogProps) {
  const t = useTranslations("keys");
  const formId = useId();
  const create = useMutation({
    mutationFn: (key: NewKey) => api.apiKeys.create.mutate(key),
    // A second try could make a second key.
    retry: false,
    onSuccess: ({ key }) => onMade(key),
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("create")}
        footer={
          <Button type="submit" form={formId} variant="primary" pending={create.isPending}>
            {t("submit")}
          </Button>
        }
      >
        <KeyForm
          id={formId}
          choices={choices}
          onlySandbox={onlySandbox}
          onSubmit={(key) => create.mutate(key)}
        />
      </DialogContent>
    </Dialog>
  );
}

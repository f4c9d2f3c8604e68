"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { fieldProblem } from "../field-problem.ts";
import type { Passkey } from "./factors.ts";

type Props = { passkey: Passkey | null; onClose: () => void; onRenamed: () => Promise<void> };

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, onClose, onRenamed }: Props) {
  const t = useTranslations("settings.passkeys");
  const toast = useToast();
  const rename = useMutation({
    mutationFn: (given: { id: string; name: string }) => api.factors.namePasskey.mutate(given),
    onSuccess: async () => {
      toast.success(t("renamed"));
      onClose();
      await onRenamed();
    },
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "");
    if (passkey) rename.mutate({ id: passkey.id, name });
  }
  return (
    <Dialog open={passkey !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={t("renameTitle")}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("cancel")}</Button>
            </DialogClose>
            <Button type="submit" form="rename-passkey" variant="primary" pending={rename.isPending}>
              {t("save")}
            </Button>
          </>
        }
      >
        <form id="rename-passkey" onSubmit={submit}>
          <Field label={t("name")} error={fieldProblem(rename.error, "name")}>
            {(control) => (
              <Input
                {...control}
                name="name"
                defaultValue={passkey?.name}
                autoComplete="off"
                maxLength={LIMITS.text.passkeyName}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}

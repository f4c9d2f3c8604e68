import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api } from "#components/api/client.ts";
import { fieldProblem, isAboutFields } from "#components/api/problem.ts";
import { useErrorReport } from "#components/api/use-error-report.ts";
import { makePasskey } from "#components/auth/passkeys.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/callout.tsx";
import { Dialog, DialogClose, DialogContent } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import type { Passkey } from "./factors.ts";

type AddProps = {
  onClose: () => void;
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>;
};

/** Asks for a name, makes the browser create the passkey, and stores it. */
export function AddPasskey({ onClose, onAdded }: AddProps) {
  const t = useTranslations("settings.passkeys");
  const toast = useToast();
  const report = useErrorReport();
  const draft = useFormDraft("passkeyName:new", { name: "" });
  const { name } = draft.values;
  const [obstacle, setObstacle] = useState<"unsupported" | "unanswered" | null>(null);
  const addition = useMutation({
    mutationFn: async (wanted: string) => {
      const made = await makePasskey(() => api.factors.passkeyOptions.mutate({}));
      if (typeof made === "string") return made;
      return api.factors.registerPasskey.mutate({ name: wanted, response: made });
    },
    meta: { silent: true },
    retry: false,
    onMutate: () => setObstacle(null),
    onSuccess: async (outcome) => {
      if (typeof outcome === "string") return setObstacle(outcome);
      toast.success(t("added"));
      draft.forget();
      onClose();
      await onAdded(outcome.recoveryCodes);
    },
    onError: (error) => {
      if (!isAboutFields(error)) report(error);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    addition.mutate(name);
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="sm"
        title={t("addTitle")}
        description={t("addDescription")}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("cancel")}</Button>
            </DialogClose>
            <Button type="submit" form="add-passkey" variant="primary" pending={addition.isPending}>
              {t("create")}
            </Button>
          </>
        }
      >
        <form id="add-passkey" onSubmit={submit} className="grid gap-4">
          <FormError>{obstacle ? t(obstacle) : null}</FormError>
          <TextField
            label={t("name")}
            error={fieldProblem(addition.error, "name")}
            {...draft.field("name")}
            placeholder={t("namePlaceholder")}
            autoComplete="off"
            maxLength={LIMITS.text.passkeyName}
            required
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}

type RenameProps = { passkey: Passkey; onClose: () => void; onRenamed: () => Promise<void> };

/** Renames a passkey. */
export function RenamePasskey({ passkey, onClose, onRenamed }: RenameProps) {
  const t = useTranslations("settings.passkeys");
  const toast = useToast();
  const draft = useFormDraft(`passkeyName:${passkey.id}`, { name: passkey.name });
  const rename = useMutation({
    mutationFn: (name: string) => api.factors.namePasskey.mutate({ id: passkey.id, name }),
    onSuccess: async () => {
      draft.forget();
      toast.success(t("renamed"));
      onClose();
      await onRenamed();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t("renameTitle")}
      submitLabel={t("save")}
      pending={rename.isPending}
      onSubmit={() => rename.mutate(draft.values.name)}
      onClose={onClose}
    >
      <TextField
        label={t("name")}
        error={fieldProblem(rename.error, "name")}
        {...draft.field("name")}
        autoComplete="off"
        maxLength={LIMITS.text.passkeyName}
      />
    </FormDialog>
  );
}

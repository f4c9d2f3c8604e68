"use client";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Dialog, DialogContent, DialogTrigger, FormActions } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { useToast } from "#components/ui/use-toast.ts";

/** Has the organization ask its staff for a second factor, or no longer. */
export function SecondFactorSwitch({ slug, initial }: { slug: string; initial: boolean }) {
  const t = useTranslations("organizations.secondFactor");
  const toast = useToast();
  const router = useRouter();
  const [isRequired, setRequired] = useState(initial);
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      api.organizations.requireSecondFactor.mutate({ organizationSlug: slug, isRequired: wanted }),
    onSuccess: (_nothing, wanted) => {
      toast.success(t(wanted ? "turnedOn" : "turnedOff"));
      router.refresh();
    },
    onError: (_error, wanted) => setRequired(!wanted),
  });
  return (
    <Switch
      label={t("label")}
      hint={t("hint")}
      checked={isRequired}
      disabled={change.isPending}
      onChange={(event) => {
        setRequired(event.target.checked);
        change.mutate(event.target.checked);
      }}
    />
  );
}

/** Deletes the organization once its name was typed. */
export function DeleteOrganization({ slug, name }: { slug: string; name: string }) {
  const t = useTranslations("organizations.delete");
  const toast = useToast();
  const router = useRouter();
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.organizations.delete.mutate({ organizationSlug: slug }),
    onSuccess: () => {
      toast.success(t("done", { name }));
      router.push("/today");
      router.refresh();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const matches = typed.trim() === name.trim();
    setWrong(!matches);
    if (matches) remove.mutate();
  }
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="danger">{t("button")}</Button>
      </DialogTrigger>
      <DialogContent
        title={t("question", { name })}
        description={t("consequence")}
        footer={
          <FormActions formId={formId} pending={remove.isPending} destructive>
            {t("button")}
          </FormActions>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Field label={t("typeName", { name })} error={wrong ? t("wrongName") : undefined} required>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setWrong(false);
                }}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** Ends the viewer's own membership, after asking. */
export function LeaveOrganization({ slug, name }: { slug: string; name: string }) {
  const t = useTranslations("organizations.leave");
  const toast = useToast();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: () => api.members.leave.mutate({ organizationSlug: slug }),
    onSuccess: () => {
      toast.success(t("done", { name }));
      router.push("/today");
      router.refresh();
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t("button")}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("question", { name })}
        description={t("consequence")}
        confirmLabel={t("button")}
        destructive
        onConfirm={async () => {
          await mutateAsync();
        }}
      />
    </>
  );
}

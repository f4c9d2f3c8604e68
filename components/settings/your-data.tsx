"use client";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { fieldProblem, isAboutFields } from "#components/api/problem.ts";
import { useErrorReport } from "#components/api/use-error-report.ts";
import { PasswordInput } from "#components/auth/password-input.tsx";
import { usePasswordToggle } from "#components/auth/password-toggle.tsx";
import { proveByPasskey } from "#components/identity/passkey-proof.ts";
import { Button } from "#components/ui/button.tsx";
import { CodeField } from "#components/ui/code-field.tsx";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { TextField } from "#components/ui/fields.tsx";

type Props = { email: string; hasPassword: boolean };

/** Offers the download of everything as a ZIP, and the deletion of the account. */
export function YourData(props: Props) {
  const t = useTranslations("settings.data");
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-2">
        <TakeOut />
        <p className="text-sm text-ink-muted">{t("takeOutHint")}</p>
      </div>
      <div className="grid justify-items-start gap-2">
        <AccountDeletion {...props} />
        <p className="text-sm text-ink-muted">{t("deleteHint")}</p>
      </div>
    </div>
  );
}

function TakeOut() {
  const t = useTranslations("settings.data");
  const download = useMutation({
    mutationFn: () => api.account.takeOut.mutate({}),
    onSuccess: () => window.location.assign("/api/take-out"),
  });
  return (
    <Button pending={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden />
      {t("takeOut")}
    </Button>
  );
}

function AccountDeletion({ email, hasPassword }: Props) {
  const toggle = usePasswordToggle();
  const t = useTranslations("settings.data");
  const identity = useTranslations("identity");
  const report = useErrorReport();
  const [isOpen, setOpen] = useState(false);
  const { data: methods, isLoading } = useQuery(
    trpc.reauthentication.get.queryOptions({}, { enabled: isOpen, gcTime: 0, staleTime: 0 }),
  );
  const isUnproved = methods !== undefined && !methods.isRecent;
  const asksCode = isUnproved && methods.app && !methods.password && !methods.passkey;
  const removal = useMutation({
    mutationFn: async (form: FormData) => {
      const typed = (name: string) => String(form.get(name) ?? "");
      // The proof given here also confirms the person's identity, so no second dialog asks for it.
      if (hasPassword) await api.reauthentication.confirm.mutate({ password: typed("password") });
      else if (asksCode) await api.reauthentication.confirm.mutate({ code: typed("code") });
      else if (isUnproved && methods.passkey) await proveByPasskey();
      return api.account.delete.mutate({ email: typed("email"), password: typed("password") });
    },
    meta: { silent: true },
    retry: false,
    // A full page load, so that nothing stays on screen.
    onSuccess: () => window.location.assign("/sign-in?account=deleted"),
    onError: (error) => {
      if (!isAboutFields(error)) report(error);
    },
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    removal.mutate(new FormData(event.currentTarget));
  }
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="danger">{t("delete")}</Button>
      </DialogTrigger>
      <DialogContent
        title={t("deleteTitle")}
        description={t("deleteDescription")}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("cancel")}</Button>
            </DialogClose>
            <Button
              type="submit"
              form="delete-account"
              variant="danger"
              pending={removal.isPending || isLoading}
            >
              {t("confirm")}
            </Button>
          </>
        }
      >
        <form id="delete-account" onSubmit={submit} className="grid gap-4">
          <TextField
            label={t("email", { email })}
            error={fieldProblem(removal.error, "email")}
            name="email"
            autoComplete="off"
            required
          />
          {hasPassword ? (
            <Field label={t("password")} error={fieldProblem(removal.error, "password")}>
              {(control) => (
                <PasswordInput {...control} toggle={toggle} name="password" autoComplete="current-password" />
              )}
            </Field>
          ) : null}
          {asksCode ? (
            <CodeField label={identity("code")} error={fieldProblem(removal.error, "code")} />
          ) : null}
        </form>
      </DialogContent>
    </Dialog>
  );
}

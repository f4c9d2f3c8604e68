"use client";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { api } from "#components/api/client.ts";
import { fieldProblem, isAboutFields } from "#components/api/problem.ts";
import { useErrorReport } from "#components/api/use-error-report.ts";
import { NewPasswordField, type ValidatePassword } from "#components/auth/password-fields.tsx";
import { PasswordInput } from "#components/auth/password-input.tsx";
import { usePasswordToggle } from "#components/auth/password-toggle.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { useToast } from "#components/ui/use-toast.ts";

export type PasswordFormProps = { email: string; hasPassword: boolean; validate: ValidatePassword };

/** Changes the password, or sets the first one. */
export function PasswordForm({ email, hasPassword, validate }: PasswordFormProps) {
  const t = useTranslations("settings.password");
  const toast = useToast();
  const report = useErrorReport();
  const router = useRouter();
  const change = useMutation({
    mutationFn: (form: FormData) =>
      api.account.changePassword.mutate({
        current: String(form.get("current") ?? ""),
        next: String(form.get("next") ?? ""),
      }),
    meta: { silent: true },
    retry: false,
    onError: (error) => {
      if (!isAboutFields(error)) report(error);
    },
  });
  const toggle = usePasswordToggle();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    change.mutate(new FormData(form), {
      onSuccess: () => {
        form.reset();
        toast.success(t("saved"));
        router.refresh();
      },
    });
  }
  return (
    <form onSubmit={submit} className="grid max-w-sm gap-4">
      {/* For password managers: whose password this is. */}
      <input type="text" name="email" value={email} readOnly hidden autoComplete="username" />
      {hasPassword ? (
        <Field label={t("current")} error={fieldProblem(change.error, "current")}>
          {(control) => (
            <PasswordInput {...control} toggle={toggle} name="current" autoComplete="current-password" />
          )}
        </Field>
      ) : null}
      <NewPasswordField
        name="next"
        label={t("next")}
        error={fieldProblem(change.error, "next")}
        validate={validate}
      />
      <Button type="submit" pending={change.isPending} className="justify-self-start">
        {hasPassword ? t("save") : t("set")}
      </Button>
    </form>
  );
}

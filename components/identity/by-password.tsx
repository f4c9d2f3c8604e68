"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { api } from "#components/api/client.ts";
import { fieldProblem } from "#components/settings/field-problem.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { useConfirmation } from "./use-confirmation.ts";

type Props = { email: string; isMain: boolean; onDone: () => void };

/** Confirms by the password. */
export function ByPassword({ email, isMain, onDone }: Props) {
  const t = useTranslations("identity");
  const confirmation = useMutation({
    mutationFn: (password: string) => api.reauthentication.password.mutate({ password }),
    ...useConfirmation(onDone),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form that asked stands around this one, in React's tree if not in the page's.
    event.stopPropagation();
    confirmation.mutate(String(new FormData(event.currentTarget).get("password") ?? ""));
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      {/* For password managers: whose password this is. */}
      <input type="text" name="email" value={email} readOnly hidden autoComplete="username" />
      <Field label={t("password")} error={fieldProblem(confirmation.error, "password")}>
        {(control) => (
          <Input {...control} type="password" name="password" autoComplete="current-password" required />
        )}
      </Field>
      <Button type="submit" variant={isMain ? "primary" : "secondary"} pending={confirmation.isPending}>
        {t("confirm")}
      </Button>
    </form>
  );
}

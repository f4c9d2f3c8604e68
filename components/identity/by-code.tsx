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

type Props = { isMain: boolean; onDone: () => void };

/** Confirms by a code of the authenticator app. */
export function ByCode({ isMain, onDone }: Props) {
  const t = useTranslations("identity");
  const confirmation = useMutation({
    mutationFn: (code: string) => api.pages.reauthentication.code.mutate({ code }),
    ...useConfirmation(onDone),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    confirmation.mutate(String(new FormData(event.currentTarget).get("code") ?? ""));
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={t("code")} error={fieldProblem(confirmation.error, "code")}>
        {(control) => (
          <Input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="font-mono tracking-widest"
            required
          />
        )}
      </Field>
      <Button type="submit" variant={isMain ? "primary" : "secondary"} pending={confirmation.isPending}>
        {t("confirmCode")}
      </Button>
    </form>
  );
}

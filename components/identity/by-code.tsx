"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { api } from "#components/api/client.ts";
import { fieldProblem } from "#components/settings/field-problem.ts";
import { Button } from "#components/ui/button.tsx";
import { CodeField } from "./code-field.tsx";
import { useConfirmation } from "./use-confirmation.ts";

type Props = { isMain: boolean; onDone: () => void };

/** Confirms by a code of the authenticator app. */
export function ByCode({ isMain, onDone }: Props) {
  const t = useTranslations("identity");
  const confirmation = useMutation({
    mutationFn: (code: string) => api.reauthentication.code.mutate({ code }),
    ...useConfirmation(onDone),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    confirmation.mutate(String(new FormData(event.currentTarget).get("code") ?? ""));
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <CodeField label={t("code")} error={fieldProblem(confirmation.error, "code")} />
      <Button type="submit" variant={isMain ? "primary" : "secondary"} pending={confirmation.isPending}>
        {t("confirmCode")}
      </Button>
    </form>
  );
}

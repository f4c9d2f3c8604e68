"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { fieldProblem } from "./field-problem.ts";

/** Asks for another address, to which a link is mailed that makes the change. */
export function ChangeAddress() {
  const t = useTranslations("settings.you");
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const change = useMutation({
    mutationFn: (email: string) => api.account.changeAddress.mutate({ email }),
    onSuccess: () => setOpen(false),
  });
  if (!isOpen) {
    return (
      <div className="grid justify-items-start gap-3">
        {change.isSuccess ? (
          <Callout tone="success" role="status" className="w-full">
            <span className="wrap-anywhere">
              {t("changeSent", { ...limitsInTexts, email: change.variables })}
            </span>
          </Callout>
        ) : null}
        <Button size="sm" onClick={() => setOpen(true)}>
          {t("changeEmail")}
        </Button>
      </div>
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate(typed);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field
        label={t("newEmail")}
        hint={t("changeEmailHint")}
        error={fieldProblem(change.error, "email")}
        required
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            autoFocus
            maxLength={LIMITS.text.email}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" pending={change.isPending}>
          {t("sendChange")}
        </Button>
        <Button size="sm" onClick={() => setOpen(false)}>
          {t("cancelChange")}
        </Button>
      </div>
    </form>
  );
}

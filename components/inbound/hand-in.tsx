"use client";
import { useTranslations } from "next-intl";
import { useActionState, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextareaField, TextField } from "#components/ui/fields.tsx";

/** Submits a raw email, for machines that don't receive mail from a mail server. */
export function HandIn({ action }: { action: (before: string | null, form: FormData) => Promise<string> }) {
  const t = useTranslations("inbound.dev");
  const [result, send, isPending] = useActionState(action, null);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3">
      <h2 id={`${id}-title`} className="text-base font-semibold">
        {t("title")}
      </h2>
      <p className="text-sm text-ink-muted">{t("hint")}</p>
      <form action={send} className="grid justify-items-start gap-3">
        <TextField label={t("address")} name="address" required autoComplete="off" />
        <TextareaField
          label={t("raw")}
          name="raw"
          required
          rows={10}
          spellCheck={false}
          fieldClassName="w-full max-w-2xl"
        />
        <Button type="submit" pending={isPending}>
          {t("send")}
        </Button>
      </form>
      <p role="status" className="text-sm">
        {result ? t("received", { result }) : null}
      </p>
    </section>
  );
}

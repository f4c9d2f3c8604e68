"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import type { DraftName } from "#components/editing/stored-drafts.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Textarea } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { Message } from "./use-thread.ts";

type Props = {
  id: string;
  /** The name under which this browser keeps the unsent text. */
  keepAs: DraftName;
  /** The card that the message is about. */
  card: Message["card"];
  onDropCard: () => void;
  onSubmit: (body: string) => Promise<unknown>;
};

/** Writes a message; the typed text is kept until it is sent. */
export function MessageForm({ id, keepAs, card, onDropCard, onSubmit }: Props) {
  const t = useTranslations("thread");
  const draft = useFormDraft(keepAs, { text: "" });
  const { text } = draft.values;
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    if (text.trim() === "") return setError(t("empty"));
    setPending(true);
    try {
      await onSubmit(text.trim());
      draft.reset();
    } catch (failure) {
      setError(problemOf(failure)?.detail ?? t("unanswered"));
    } finally {
      setPending(false);
    }
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-2">
      {card ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 wrap-anywhere">
            {t("about", { title: card.title, company: card.companyName })}
          </span>
          <Button size="sm" onClick={onDropCard}>
            {t("dropCard")}
          </Button>
        </p>
      ) : null}
      <Field label={t("write")} hint={<ReadBy field="message.body" />} error={error ?? undefined}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={LIMITS.text.message}
            value={text}
            onChange={(event) => {
              draft.change({ text: event.target.value });
              setError(null);
            }}
          />
        )}
      </Field>
      <Button size="sm" variant="primary" type="submit" pending={pending} className="justify-self-end">
        {t("send")}
      </Button>
    </form>
  );
}

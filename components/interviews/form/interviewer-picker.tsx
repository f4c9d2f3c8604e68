"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useContactSearch } from "#components/people/use-contact-search.ts";
import { Combobox } from "#components/ui/combobox.tsx";
import { LIMITS } from "#domain/limits.ts";

/** Takes an interviewer from the person's contacts. */
export function InterviewerPicker({ onPick }: { onPick: (contact: { id: string; name: string }) => void }) {
  const t = useTranslations("interviews.form");
  const [text, setText] = useState("");
  const { options, isComplete } = useContactSearch(text);
  return (
    <Combobox
      aria-label={t("fromContacts")}
      placeholder={t("fromContacts")}
      maxLength={LIMITS.text.title}
      text={text}
      onTextChange={setText}
      options={options}
      onSelect={({ value, label }) => {
        onPick({ id: value, name: label });
        setText("");
      }}
      emptyText={isComplete ? t("noContact") : undefined}
    />
  );
}

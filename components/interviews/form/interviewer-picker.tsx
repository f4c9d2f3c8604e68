"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "#components/api/client.ts";
import { Combobox } from "#components/ui/combobox.tsx";
import { usePaused } from "#components/ui/use-paused.ts";
import { LIMITS } from "#domain/limits.ts";

const SHOWN = 8;

/** Takes an interviewer from the person's contacts. */
export function InterviewerPicker({ onPick }: { onPick: (contact: { id: string; name: string }) => void }) {
  const t = useTranslations("interviews.form");
  const [text, setText] = useState("");
  const search = usePaused(text.trim());
  const { data } = useQuery(
    trpc.contacts.list.queryOptions(
      { search, limit: SHOWN },
      { enabled: search !== "", placeholderData: keepPreviousData },
    ),
  );
  const found = text.trim() === "" ? [] : (data?.data ?? []);
  return (
    <Combobox
      aria-label={t("fromContacts")}
      placeholder={t("fromContacts")}
      maxLength={LIMITS.text.title}
      text={text}
      onTextChange={setText}
      options={found.map(({ id, name, companyName }) => ({ value: id, label: name, hint: companyName }))}
      onSelect={({ value, label }) => {
        onPick({ id: value, name: label });
        setText("");
      }}
      emptyText={search === text.trim() && data ? t("noContact") : undefined}
    />
  );
}

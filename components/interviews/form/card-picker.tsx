import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { Combobox } from "#components/ui/combobox.tsx";
import { Field } from "#components/ui/field.tsx";
import { usePaused } from "#components/ui/use-paused.ts";

import { LIMITS } from "#domain/limits.ts";

export type PickedCard = { id: string; name: string };

type CardPickerProps = {
  text: string;
  error: string | undefined;
  onTextChange: (text: string) => void;
  onPick: (card: PickedCard) => void;
};

/** Finds the card that an interview is for, by title or company. */
export function CardPicker({ text, error, onTextChange, onPick }: CardPickerProps) {
  const t = useTranslations("interviews.form");
  const search = usePaused(text.trim());
  const { data } = useQuery(
    trpc.interviews.findCards.queryOptions(
      { search },
      { enabled: search !== "", placeholderData: keepPreviousData },
    ),
  );
  const cards = text.trim() === "" ? [] : (data ?? []);
  const severalBoards = new Set(cards.map(({ boardName }) => boardName)).size > 1;
  const options = cards.map(({ id, title, companyName, boardName }) => ({
    value: id,
    label: t("cardOf", { title, company: companyName }),
    ...(severalBoards ? { hint: boardName } : {}),
  }));
  return (
    <Field label={t("card")} error={error} required>
      {(control) => (
        <Combobox
          {...control}
          text={text}
          onTextChange={onTextChange}
          options={options}
          onSelect={({ value, label }) => onPick({ id: value, name: label })}
          placeholder={t("cardPlaceholder")}
          emptyText={search === text.trim() && data ? t("noCard") : undefined}
          maxLength={LIMITS.text.title}
        />
      )}
    </Field>
  );
}

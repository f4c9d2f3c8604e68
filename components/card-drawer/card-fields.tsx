"use client";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext } from "react";
import { EditSelect } from "#components/editing/edit-select.tsx";
import { EditLongText, EditText } from "#components/editing/edit-text.tsx";
import { useDraft } from "#components/editing/use-draft.ts";
import { LIMITS } from "#domain/limits.ts";
import { cardFields } from "./fields.ts";
import type { Application, useApplication } from "./use-application.ts";

type Editor = { application: Application; save: ReturnType<typeof useApplication>["save"] };
const EditorContext = createContext<Editor | null>(null);

/** Gives the fields inside the card they edit. */
export function CardEditor({ children, ...editor }: Editor & { children: ReactNode }) {
  return <EditorContext value={editor}>{children}</EditorContext>;
}

/** The card that is edited. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("a field stands outside of a card");
  return editor;
}

export type FieldName = keyof typeof cardFields;

/** A field of the card as a draft that saves itself. */
export function useCardField(name: FieldName) {
  const t = useTranslations("card");
  const { application, save } = useEditor();
  const { read, patch } = cardFields[name];
  return useDraft({
    value: read(application),
    unanswered: t("unanswered"),
    save: async (text) => {
      const answer = await save(patch(text));
      return { outcome: answer.outcome, value: read(answer.application) };
    },
  });
}

type TextProps = {
  name: FieldName;
  type?: "text" | "date" | "url" | "number";
  maxLength?: number;
  placeholder?: string;
};

/** A line of text of the card. */
export function CardText({ name, type = "text", maxLength = LIMITS.text.title, placeholder }: TextProps) {
  const t = useTranslations("card");
  const label = t(`fields.${name}`);
  const number = type === "number" ? { min: 0, step: "any", inputMode: "decimal" as const } : {};
  return (
    <EditText
      label={label}
      draft={useCardField(name)}
      type={type}
      {...(type === "text" || type === "url" ? { maxLength } : number)}
      placeholder={placeholder ?? t("add")}
    />
  );
}

/** Text of several lines; its heading stands above it. */
export function CardLongText({ name, placeholder }: { name: "notes" | "description"; placeholder: string }) {
  const t = useTranslations("card");
  return (
    <EditLongText
      label={t(`fields.${name}`)}
      hideLabel
      stacked
      draft={useCardField(name)}
      maxLength={LIMITS.text.notes}
      placeholder={placeholder}
    />
  );
}

/** One of a few values of the card. */
export function CardSelect<Value extends string>(props: {
  name: FieldName;
  values: readonly Value[];
  nameOf: (value: Value) => string;
}) {
  const t = useTranslations("card");
  const options = props.values.map((value) => ({ value, label: props.nameOf(value) }));
  return <EditSelect label={t(`fields.${props.name}`)} draft={useCardField(props.name)} options={options} />;
}

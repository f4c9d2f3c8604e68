"use client";
import { useTranslations } from "next-intl";
import { EditLongText, EditText } from "#components/editing/edit-text.tsx";
import { Copyable } from "./copyable.tsx";
import { MAX_LENGTH } from "./entry-parts.ts";
import { type ProfileEditor, type ProfileLine, useProfileLine } from "./use-profile.ts";

type LineProps = { editor: ProfileEditor; name: ProfileLine; type?: "email" | "tel"; placeholder?: string };

/** A line of the profile, edited in place, with a button to copy it. */
export function Line({ editor, name, type, placeholder }: LineProps) {
  const t = useTranslations("profile");
  const draft = useProfileLine(editor, name);
  return (
    <Copyable field={t(name)} value={draft.text}>
      <EditText
        stacked
        label={t(name)}
        type={type}
        maxLength={MAX_LENGTH.line}
        placeholder={placeholder}
        draft={draft}
      />
    </Copyable>
  );
}

/** A text of several lines, in the same way. */
export function Passage({ editor, name, placeholder }: Omit<LineProps, "type">) {
  const t = useTranslations("profile");
  const draft = useProfileLine(editor, name);
  return (
    <Copyable field={t(name)} value={draft.text}>
      <EditLongText
        stacked
        label={t(name)}
        maxLength={MAX_LENGTH.passage}
        placeholder={placeholder}
        draft={draft}
      />
    </Copyable>
  );
}

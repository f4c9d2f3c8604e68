import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";

type FolderFieldProps = {
  value: string;
  onChange: (folder: string) => void;
  /** The mailbox's folders, if known. Others can be typed. */
  folders?: readonly string[];
  hint?: ReactNode;
  className?: string;
};

/** Renders a text field for a mailbox's folder, which suggests those that are known. */
export function FolderField({ value, onChange, folders = [], hint, className }: FolderFieldProps) {
  const t = useTranslations("inbound.mailbox");
  const listId = useId();
  return (
    <Field label={t("folder")} hint={hint} required className={className}>
      {(control) => (
        <>
          <Input
            {...control}
            list={listId}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={listId}>
            {folders.map((folder) => (
              <option key={folder} value={folder} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

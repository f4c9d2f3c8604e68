import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CopyButton } from "#components/ui/copy-button.tsx";

/** Shows a field with a button that copies its value. */
export function Copyable({ field, value, children }: { field: string; value: string; children: ReactNode }) {
  const t = useTranslations("profile");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4">
      {children}
      <CopyButton
        value={value}
        variant="ghost"
        size="sm"
        hideLabel
        label={t("copyOf", { field })}
        disabled={value.trim() === ""}
        className="mb-1"
      />
    </div>
  );
}

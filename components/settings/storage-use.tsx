import { useFormatter, useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { MIB } from "#domain/units.ts";

type Props = { storage: Outputs["account"]["getStorage"] };

/** Shows how much of the account's storage is used: its text and its résumé files. */
export function StorageUse({ storage }: Props) {
  const t = useTranslations("settings.storage");
  const format = useFormatter();
  return (
    <dl className="grid gap-3 text-sm">
      {(["text", "resumes"] as const).map((kind) => {
        const { used, most } = storage[kind];
        const usedMib = format.number(used / MIB, { maximumFractionDigits: 1 });
        return (
          <div key={kind} className="flex justify-between gap-4">
            <dt>{t(kind)}</dt>
            <dd className="text-ink-muted tabular-nums">
              {t("used", { used: usedMib, most: format.number(most / MIB) })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

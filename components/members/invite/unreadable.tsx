import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import type { Address } from "./addresses.ts";

const SHOWN = 5;

/** Lines of which nobody will be invited, so that none is lost unseen. */
export function Unreadable({ lines }: { lines: readonly Address[] }) {
  const t = useTranslations("members.invite");
  if (lines.length === 0) return null;
  return (
    <Callout tone="warning" role="status" title={t("unreadable", { count: lines.length })}>
      <ul>
        {lines.slice(0, SHOWN).map(({ line, text }) => (
          <li key={`${line} ${text}`} className="truncate">
            {t("unreadableLine", { line, text })}
          </li>
        ))}
      </ul>
      {lines.length > SHOWN ? t("unreadableMore", { count: lines.length - SHOWN }) : null}
    </Callout>
  );
}

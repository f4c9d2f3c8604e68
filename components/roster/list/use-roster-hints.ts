import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useOffer } from "#components/commands/offers.ts";

/** Lists the keys of the roster and of an applicant's panel in the help. */
export function useRosterHints(): void {
  const t = useTranslations("roster.keys");
  const offer = useMemo(
    () => ({
      commands: [],
      hints: [
        { keys: ["J", "K"], label: t("walk") },
        { keys: ["↵"], label: t("open") },
        { keys: [t("space")], label: t("select") },
        { keys: ["N", "P"], label: t("step") },
        { keys: ["C"], label: t("contacted") },
      ],
    }),
    [t],
  );
  useOffer(offer);
}

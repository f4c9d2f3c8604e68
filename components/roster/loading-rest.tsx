import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import type { useRoster } from "./use-roster.ts";

/** Says that more applicants are on their way, or did not come. */
export function LoadingRest({ roster }: { roster: ReturnType<typeof useRoster> }) {
  const t = useTranslations("roster");
  if (roster.hasFailed) {
    return (
      <Callout
        tone="error"
        action={
          <Button size="sm" onClick={() => roster.retry()}>
            {t("tryAgain")}
          </Button>
        }
      >
        {t("restFailed", { count: roster.rows.length })}
      </Callout>
    );
  }
  if (roster.isComplete) return null;
  return (
    <p className="text-center text-sm text-ink-muted">{t("loadingRest", { count: roster.rows.length })}</p>
  );
}

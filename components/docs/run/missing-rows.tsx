"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";

/** Says that a sandbox no longer has what an example names, and offers to plant it afresh. */
export function MissingRows({ onReset }: { onReset: () => void }) {
  const t = useTranslations("tryit");
  return (
    <Callout
      action={
        <Button size="sm" onClick={onReset}>
          {t("reset")}
        </Button>
      }
    >
      {t("noRows")}
    </Callout>
  );
}

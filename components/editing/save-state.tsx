import { Check, CircleAlert, CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useIsOnline } from "#components/ui/use-is-online.ts";
import { useUnsavedValues } from "./unsaved.ts";

/** Says whether everything on the page is saved; silent until something is edited. */
export function SaveState() {
  const t = useTranslations("editing");
  const values = useUnsavedValues();
  const isOnline = useIsOnline();
  const [touched, setTouched] = useState(false);
  const isUnsaved = values.length > 0;
  useEffect(() => {
    if (isUnsaved) setTouched(true);
  }, [isUnsaved]);
  return (
    <span
      role="status"
      className="flex items-center gap-1 text-xs text-ink-muted [&_svg]:size-3.5 [&_svg]:shrink-0"
    >
      {values.some(({ state }) => state === "failed") ? (
        <>
          <CircleAlert aria-hidden className="text-danger-text" />
          <span className="font-medium text-danger-text">{t("notSaved")}</span>
        </>
      ) : isUnsaved && !isOnline ? (
        <>
          <CloudOff aria-hidden />
          {t("offline")}
        </>
      ) : isUnsaved ? (
        t("saving")
      ) : touched ? (
        <>
          <Check aria-hidden className="text-success-text" />
          {t("saved")}
        </>
      ) : null}
    </span>
  );
}

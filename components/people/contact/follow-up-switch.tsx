"use client";
import { BellPlus, Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorReport } from "#components/api/use-error-report.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { ContactEditor } from "./use-contact.ts";

/** Whether somebody is on the follow-up list, and the way on it or off. */
export function FollowUpSwitch({ editor: { contact, save } }: { editor: ContactEditor }) {
  const t = useTranslations("people");
  const report = useErrorReport();
  const [pending, setPending] = useState(false);
  async function put(followUp: boolean): Promise<void> {
    setPending(true);
    await save({ followUp }).catch(report);
    setPending(false);
  }
  if (contact.followUpSince === null) {
    return (
      <Button pending={pending} onClick={() => put(true)} className="justify-self-start">
        <BellPlus aria-hidden />
        {t("followUpSet")}
      </Button>
    );
  }
  return (
    <Callout
      tone="warning"
      title={
        <>
          {t("waitingSince")} <LocalTime value={contact.followUpSince} format="date" />
        </>
      }
      action={
        <Button size="sm" pending={pending} onClick={() => put(false)}>
          <Check aria-hidden />
          {t("followUpClear")}
        </Button>
      }
    />
  );
}

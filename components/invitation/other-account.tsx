"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { signOutTo } from "#components/auth/sign-out.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";

export type OtherAccountProps = { invited: string; signedIn: string; path: string };

/** For somebody who is signed in with another address than the invited one. */
export function OtherAccount({ invited, signedIn, path }: OtherAccountProps) {
  const t = useTranslations("invitation");
  const [leaving, setLeaving] = useState(false);
  async function leave(): Promise<void> {
    setLeaving(true);
    await signOutTo(path);
  }
  return (
    <Callout
      tone="warning"
      title={t("other.title")}
      action={
        <Button pending={leaving} onClick={leave}>
          {t("other.signOut")}
        </Button>
      }
    >
      <span className="wrap-anywhere">{t("other.text", { invited, signedIn })}</span>
    </Callout>
  );
}

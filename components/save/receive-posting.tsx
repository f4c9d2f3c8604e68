"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Callout } from "#components/ui/callout.tsx";
import { keepReceived, receivedPosting } from "./received-posting.ts";

/** Takes the bookmarklet's data from the address, stores it, and continues to the form. */
export function ReceivePosting() {
  const t = useTranslations("save");
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const received = receivedPosting(window.location.hash);
    if (!received) {
      window.location.replace("/save");
      return;
    }
    try {
      window.location.replace(`/save?received=${keepReceived(received, localStorage)}`);
    } catch {
      // The browser stores nothing: the text would be lost on the way.
      setIsLost(true);
    }
  }, []);
  return isLost ? (
    <Callout tone="warning" role="alert">
      {t("notKept")}
    </Callout>
  ) : (
    <p role="status" className="text-sm text-ink-muted">
      {t("receiving")}
    </p>
  );
}

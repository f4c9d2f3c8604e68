"use client";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";

const LOOK_AGAIN_MS = 3_000;

/** Confirms by a mailed link, opened in this browser; goes on by itself once it was. */
export function ByLink({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslations("identity");
  const sending = useMutation({ mutationFn: () => api.reauthentication.mailLink.mutate({}) });
  const { data } = useQuery({
    queryKey: ["identity", "waiting"],
    queryFn: () => api.reauthentication.get.query({}),
    enabled: sending.isSuccess,
    refetchInterval: LOOK_AGAIN_MS,
    gcTime: 0,
  });
  const isRecent = data?.isRecent ?? false;
  // Not the effect's own doing: the page in the other tab did it.
  useEffect(() => {
    if (isRecent) onDone();
  }, [isRecent, onDone]);
  if (sending.isSuccess) return <Callout role="status">{t("linkSent", { email })}</Callout>;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-muted">{t("linkHint", { email })}</p>
      <Button variant="primary" pending={sending.isPending} onClick={() => sending.mutate()}>
        {t("link")}
      </Button>
    </div>
  );
}

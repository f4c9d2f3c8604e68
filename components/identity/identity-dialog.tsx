"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ByCode, ByLink, ByPasskey, ByPassword } from "./ways-to-confirm.tsx";

/** Asks who sits before the page, by whatever they have; then goes on with what they asked for. */
export function IdentityDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const t = useTranslations("identity");
  const query = useQuery({
    queryKey: ["identity"],
    queryFn: () => api.reauthentication.get.query({}),
    gcTime: 0,
  });
  const { data: ways } = query;
  const done = () => onAnswer(true);
  return (
    <Dialog open onOpenChange={(open) => !open && onAnswer(false)}>
      <DialogContent size="sm" title={t("title")} description={t("description")}>
        {ways === undefined ? (
          <div className="grid gap-3">
            <LoadFailed query={query} />
            {query.isLoadingError ? null : <Skeleton className="h-24" />}
          </div>
        ) : (
          <div className="grid gap-5">
            {ways.passkey ? <ByPasskey onDone={done} /> : null}
            {ways.password ? <ByPassword email={ways.email} isMain={!ways.passkey} onDone={done} /> : null}
            {ways.app ? <ByCode isMain={!ways.passkey && !ways.password} onDone={done} /> : null}
            {ways.link ? <ByLink email={ways.email} onDone={done} /> : null}
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

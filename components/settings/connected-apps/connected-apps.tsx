"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plug } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import type { Scope } from "#domain/scopes.ts";
import { AppRow, type ConnectedApp } from "./app-row.tsx";

export type ConnectedAppsProps = { initial: ConnectedApp[]; sentences: Readonly<Record<Scope, string>> };

/** Lists the apps that a person let in, and disconnects them. */
export function ConnectedApps({ initial, sentences }: ConnectedAppsProps) {
  const t = useTranslations("oauth.apps");
  const toast = useToast();
  const client = useQueryClient();
  const [asked, setAsked] = useState<ConnectedApp | null>(null);

  const queryKey = ["connected-apps"];
  const { data: apps } = useQuery({
    queryKey,
    queryFn: () => api.connectedApps.list.query({}),
    initialData: initial,
  });
  const disconnect = useMutation({
    mutationFn: ({ id }: ConnectedApp) => api.connectedApps.disconnect.mutate({ id }),
    onSuccess: (_none, { name }) => toast.success(t("disconnected", { name })),
    onSettled: () => client.invalidateQueries({ queryKey }),
    retry: false,
  });

  async function carryOut() {
    if (asked !== null) await disconnect.mutateAsync(asked);
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={t("title")} description={t("description")} />
      <Card>
        {apps.length === 0 ? (
          <EmptyState icon={<Plug aria-hidden />} title={t("empty")} description={t("emptyHint")} />
        ) : (
          <ul aria-label={t("caption")} className="divide-y divide-line">
            {apps.map((app) => (
              <AppRow key={app.id} app={app} sentences={sentences} onDisconnect={() => setAsked(app)} />
            ))}
          </ul>
        )}
      </Card>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={asked ? t("disconnectTitle", { name: asked.name }) : ""}
        description={t("disconnectDescription")}
        confirmLabel={t("disconnect")}
        destructive
        onConfirm={carryOut}
      />
    </div>
  );
}

"use client";
import { useQuery } from "@tanstack/react-query";
import { Plug } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Fact } from "#components/ui/fact.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import type { Scope } from "#domain/scopes.ts";

export type ConnectedAppsProps = { initial: ConnectedApp[]; sentences: Readonly<Record<Scope, string>> };

/** Lists the apps that a person authorized, and disconnects them. */
export function ConnectedApps({ initial, sentences }: ConnectedAppsProps) {
  const t = useTranslations("oauth.apps");
  const [pending, setPending] = useState<ConnectedApp | null>(null);
  const [deletesWebhooks, setDeletesWebhooks] = useState(true);

  const read = trpc.connectedApps.list.queryOptions({}, { initialData: initial });
  const { data: apps } = useQuery(read);
  const disconnect = useChange({
    mutationFn: ({ id }: ConnectedApp) =>
      api.connectedApps.disconnect.mutate({ id, keepsWebhooks: !deletesWebhooks }),
    says: (_none, { name }) => t("disconnected", { name }),
    affects: read,
    retry: false,
  });

  function ask(app: ConnectedApp) {
    setDeletesWebhooks(true);
    setPending(app);
  }
  async function carryOut() {
    if (pending !== null) await disconnect.mutateAsync(pending);
  }
  return (
    <div className="grid gap-6">
      <PageHeader title={t("title")} description={t("description")} />
      <Card>
        {apps.length === 0 ? (
          <EmptyState icon={<Plug aria-hidden />} title={t("empty")} description={t("emptyHint")} />
        ) : (
          <ul aria-label={t("caption")} className="divide-y divide-line">
            {apps.map((app) => (
              <AppRow key={app.id} app={app} sentences={sentences} onDisconnect={() => ask(app)} />
            ))}
          </ul>
        )}
      </Card>
      <ConfirmDialog
        open={pending !== null}
        onClose={() => setPending(null)}
        title={pending ? t("disconnectTitle", { name: pending.name }) : ""}
        description={t("disconnectDescription")}
        confirmLabel={t("disconnect")}
        destructive
        onConfirm={carryOut}
      >
        {pending !== null && pending.webhooks > 0 ? (
          <Checkbox
            label={t("alsoDelete", { count: pending.webhooks })}
            checked={deletesWebhooks}
            onChange={(event) => setDeletesWebhooks(event.target.checked)}
          />
        ) : null}
      </ConfirmDialog>
    </div>
  );
}

type ConnectedApp = Outputs["connectedApps"]["list"][number];
type AppRowProps = {
  app: ConnectedApp;
  sentences: Readonly<Record<Scope, string>>;
  onDisconnect: () => void;
};

/** Shows an app: its name, its host, its access, and when it was last used. */
function AppRow({ app, sentences, onDisconnect }: AppRowProps) {
  const t = useTranslations("oauth.apps");
  const format = useFormatter();
  const { name, host, environment, organization, scopes, connectedAt, lastUsedAt } = app;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-5 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium">{name}</span>
          {environment === "sandbox" ? <Badge tone="info">{t("sandbox")}</Badge> : null}
          {organization === null ? null : <Badge>{t("only", { name: organization })}</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-muted">{host === "" ? t("byCode") : t("leadsTo", { host })}</p>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-ink-muted">
          <Fact name={t("connected")}>
            <LocalTime value={connectedAt} format="date" />
          </Fact>
          <Fact name={t("lastUsed")}>
            {lastUsedAt === null ? t("never") : <LocalTime value={lastUsedAt} format="dateTime" />}
          </Fact>
        </dl>
        {app.blockedBy.length > 0 ? (
          <p className="text-warning-text">{t("blockedBy", { organizations: format.list(app.blockedBy) })}</p>
        ) : null}
        {app.webhooks === 0 && app.webhooksAllowed ? null : (
          <p className="text-ink-muted">
            {app.webhooks > 0 ? t("webhooks", { count: app.webhooks }) : t("noWebhooks")}
          </p>
        )}
        <details className="text-ink-muted">
          <summary className="cursor-pointer py-0.5">{t("scopeCount", { count: scopes.length })}</summary>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {scopes.map((scope) => (
              <li key={scope}>{sentences[scope]}</li>
            ))}
          </ul>
        </details>
      </div>
      <Button size="sm" aria-label={t("disconnectLabel", { name })} onClick={onDisconnect}>
        {t("disconnect")}
      </Button>
    </li>
  );
}

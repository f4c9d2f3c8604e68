"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Outputs } from "#components/api/client.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { Scope } from "#domain/scopes.ts";

export type ConnectedApp = Outputs["connectedApps"]["list"][number];
export type AppRowProps = {
  app: ConnectedApp;
  sentences: Readonly<Record<Scope, string>>;
  onDisconnect: () => void;
};

/** One app: what it calls itself, where it stands, how far it reaches and when it was last seen. */
export function AppRow({ app, sentences, onDisconnect }: AppRowProps) {
  const t = useTranslations("oauth.apps");
  const { name, host, environment, organization, scopes, connectedAt, lastUsedAt } = app;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-5 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium break-words">{name}</span>
          {environment === "sandbox" ? <Badge tone="info">{t("sandbox")}</Badge> : null}
          {organization === null ? null : <Badge>{t("only", { name: organization })}</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-muted">{t("leadsTo", { host })}</p>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-ink-muted">
          <Fact name={t("connected")}>
            <LocalTime value={connectedAt} format="date" />
          </Fact>
          <Fact name={t("lastUsed")}>
            {lastUsedAt === null ? t("never") : <LocalTime value={lastUsedAt} format="dateTime" />}
          </Fact>
        </dl>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mr-1.5 inline">{name}</dt>
      <dd className="inline text-ink">{children}</dd>
    </div>
  );
}

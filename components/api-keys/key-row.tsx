import { useFormatter, useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { Badge } from "#components/ui/badge.tsx";
import { DropdownMenuItem, RowMenu } from "#components/ui/dropdown-menu.tsx";
import { Fact } from "#components/ui/fact.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { ScopeChoice } from "./permissions.tsx";

export type ApiKey = Outputs["apiKeys"]["list"][number];
export type KeyRowProps = {
  apiKey: ApiKey;
  /** The scopes, each with the sentence that says what it allows. */
  choices: readonly ScopeChoice[];
  onRotate: () => void;
  onRevoke: () => void;
};

/** Shows one key: its name and prefix, what it may do, and when it was last used. */
export function KeyRow({ apiKey, choices, onRotate, onRevoke }: KeyRowProps) {
  const t = useTranslations("apiKeys");
  const format = useFormatter();
  const { name, environment, displayPrefix, scopes, organization, expiresAt } = apiKey;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  return (
    <li className="flex items-start justify-between gap-4 py-4 pr-3 pl-5">
      <div className="grid min-w-0 gap-1.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium">{name}</span>
          {environment === "sandbox" ? <Badge tone="info">{t("sandbox")}</Badge> : null}
          {isExpired ? <Badge tone="warning">{t("expired")}</Badge> : null}
        </p>
        <code className="text-xs text-ink-muted">{displayPrefix}…</code>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-ink-muted">
          <Fact name={t("lastUsed")}>
            <LastUse apiKey={apiKey} />
          </Fact>
          <Fact name={t("expires")}>
            {expiresAt === null ? t("never") : <LocalTime value={expiresAt} format="date" />}
          </Fact>
        </dl>
        {organization ? (
          <p className="text-ink-muted">{t("onlyReaches", { name: organization.name })}</p>
        ) : null}
        {apiKey.blockedBy.length > 0 ? (
          <p className="text-warning-text">
            {t("blockedBy", { organizations: format.list(apiKey.blockedBy) })}
          </p>
        ) : null}
        {apiKey.webhooks > 0 ? (
          <p className="text-ink-muted">{t("webhooks", { count: apiKey.webhooks })}</p>
        ) : null}
        <details className="text-ink-muted">
          <summary className="cursor-pointer py-0.5">{t("scopeCount", { count: scopes.length })}</summary>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {choices
              .filter(({ scope }) => scopes.includes(scope))
              .map(({ scope, sentence }) => (
                <li key={scope}>
                  {sentence} <code className="text-xs whitespace-nowrap">{scope}</code>
                </li>
              ))}
          </ul>
        </details>
      </div>
      <RowMenu label={t("actionsFor", { name })}>
        <DropdownMenuItem onSelect={onRotate}>{t("rotate")}</DropdownMenuItem>
        <DropdownMenuItem destructive onSelect={onRevoke}>
          {t("revoke")}
        </DropdownMenuItem>
      </RowMenu>
    </li>
  );
}

/** Says when, from where, and with which program the key was last used. */
function LastUse({ apiKey: { lastUsedAt, lastUsedFrom, lastUsedBy } }: { apiKey: ApiKey }) {
  const t = useTranslations("apiKeys");
  if (lastUsedAt === null) return t("never");
  const usedFrom = [lastUsedFrom, lastUsedBy].filter((part) => part !== null).join(", ");
  return (
    <>
      <LocalTime value={lastUsedAt} format="dateTime" />
      {usedFrom === "" ? null : (
        <span className="wrap-anywhere">{` ${t("usedFrom", { place: usedFrom })}`}</span>
      )}
    </>
  );
}

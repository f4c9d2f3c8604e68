"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Fact } from "#components/ui/fact.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { SCOPES } from "#domain/scopes.ts";

type Page = Outputs["staffCredentials"]["list"];
type Credential = Page["data"][number];
type Props = { organizationSlug: string; initial: Page };

/** Lists the keys and apps with which staff reach the organization. Each can be ended and allowed again. */
export function StaffCredentials({ organizationSlug, initial }: Props) {
  const t = useTranslations("staffCredentials");
  const toast = useToast();
  const options = trpc.staffCredentials.list.infiniteQueryOptions({ organizationSlug }, pagesFrom(initial));
  const list = useInfiniteQuery(options);
  const change = useChange({
    mutationFn: ({ id, isBlocked }: Credential) =>
      api.staffCredentials.setBlocked.mutate({ organizationSlug, id, isBlocked: !isBlocked }),
    onSuccess: (_none, credential) => {
      const { name, isBlocked } = credential;
      if (isBlocked) toast.success(t("allowedNow", { name }));
      else toast.undoable(t("blockedNow", { name }), () => change.mutate({ ...credential, isBlocked: true }));
    },
    affects: { queryKey: options.queryKey },
  });
  const credentials = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (credentials.length === 0) return <p className="text-sm text-ink-muted">{t("empty")}</p>;
  return (
    <div className="grid gap-4">
      <ul aria-label={t("caption")} className="divide-y divide-line">
        {credentials.map((credential) => (
          <CredentialRow
            key={credential.id}
            credential={credential}
            isChanging={change.isPending && change.variables.id === credential.id}
            onChange={() => change.mutate(credential)}
          />
        ))}
      </ul>
      <MoreButton list={list} label={t("more")} className="" />
      <p className="text-sm text-ink-muted">{t("hint")}</p>
    </div>
  );
}

type RowProps = { credential: Credential; isChanging: boolean; onChange: () => void };

/** Shows one key or app: whose it is, what it may do here, when it was last used, and the button that ends it. */
function CredentialRow({ credential, isChanging, onChange }: RowProps) {
  const t = useTranslations("staffCredentials");
  const { kind, name, host, scopes, isBlocked, isRestricted, isOwn, member, createdAt, lastUsedAt } =
    credential;
  const person = member.displayName ?? member.email;
  const action = isBlocked ? "allow" : "block";
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="grid min-w-0 flex-1 basis-60 gap-1.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {isBlocked ? <Badge tone="warning">{t("blocked")}</Badge> : null}
          {isRestricted ? <Badge>{t("restricted")}</Badge> : null}
        </p>
        <p className="wrap-anywhere text-ink-muted">
          {isOwn ? t("you") : t("person", { name: person, role: member.role })} ·{" "}
          {host === null ? t(kind) : t("appAt", { host })}
        </p>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-ink-muted">
          <Fact name={t(kind === "app" ? "connected" : "created")}>
            <LocalTime value={createdAt} format="date" />
          </Fact>
          <Fact name={t("lastUsed")}>
            {lastUsedAt === null ? t("never") : <LocalTime value={lastUsedAt} format="dateTime" />}
          </Fact>
        </dl>
        <details className="text-ink-muted">
          <summary className="cursor-pointer py-0.5">{t("scopeCount", { count: scopes.length })}</summary>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {scopes.map((scope) => (
              <li key={scope}>
                {SCOPES[scope]} <code className="text-xs whitespace-nowrap">{scope}</code>
              </li>
            ))}
          </ul>
        </details>
      </div>
      <Button
        size="sm"
        pending={isChanging}
        aria-label={t(`${action}Named`, { name, person })}
        onClick={onChange}
      >
        {t(action)}
      </Button>
    </li>
  );
}

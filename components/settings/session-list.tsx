"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Outputs } from "#components/api/client.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { browserName } from "./browser-name.ts";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

type Sessions = Outputs["pages"]["account"]["sessions"];

/** The browsers that are signed in, each with its way out. */
export function SessionList({ initial }: { initial: Sessions }) {
  const t = useTranslations("settings.sessions");
  const toast = useToast();
  const client = useQueryClient();
  const queryKey = ["account", "sessions"];
  const { data: sessions } = useQuery({
    queryKey,
    queryFn: () => api.pages.account.sessions.query(),
    initialData: initial,
  });
  const signOut = useMutation({
    mutationFn: (sessionId: string) => api.pages.account.signOut.mutate({ sessionId }),
    onSuccess: () => toast.success(t("signedOut")),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            pending={signOut.isPending && signOut.variables === session.id}
            onSignOut={() => signOut.mutate(session.id)}
          />
        ))}
      </ul>
      <SignOutEverywhere />
    </div>
  );
}

type SessionRowProps = { session: Sessions[number]; pending: boolean; onSignOut: () => void };

function SessionRow({ session, pending, onSignOut }: SessionRowProps) {
  const t = useTranslations("settings.sessions");
  const known = browserName(session.userAgent);
  const name = known ? t("browserOn", known) : t("unknown");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <span className="grid gap-0.5 text-sm">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {session.isCurrent ? <Badge tone="accent">{t("current")}</Badge> : null}
        </span>
        <span className="text-ink-muted">
          {t.rich("seen", { time: () => <LocalTime value={session.lastSeenAt} format="dateTime" /> })}
        </span>
      </span>
      {session.isCurrent ? null : (
        <Button
          size="sm"
          pending={pending}
          onClick={onSignOut}
          aria-label={t("signOutOf", { browser: name })}
        >
          {t("signOut")}
        </Button>
      )}
    </li>
  );
}

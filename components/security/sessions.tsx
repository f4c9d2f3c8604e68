"use client";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { leaveFor } from "#components/auth/sign-out.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

export type Sessions = Outputs["sessions"]["list"];

/** Lists the browsers that are signed in, each with a button to sign it out. */
export function SessionList({ initial }: { initial: Sessions }) {
  const t = useTranslations("security.sessions");
  const { data: sessions } = useQuery(trpc.sessions.list.queryOptions({}, { initialData: initial }));
  const end = useChange({
    mutationFn: (ended: { sessionId: string; isForeign: boolean }) => api.sessions.end.mutate(ended),
    says: () => t("ended"),
    affects: {},
  });
  const [toEnd, setToEnd] = useState<Sessions[number] | null>(null);
  const [isForeign, setForeign] = useState(true);
  // The person is only asked about a session that created something lasting.
  function ask(session: Sessions[number]) {
    setForeign(true);
    if (session.made > 0) setToEnd(session);
    else end.mutate({ sessionId: session.id, isForeign: false });
  }
  async function carryOut() {
    if (toEnd !== null) await end.mutateAsync({ sessionId: toEnd.id, isForeign });
  }
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            pending={end.isPending && end.variables.sessionId === session.id}
            onEnd={() => ask(session)}
          />
        ))}
      </ul>
      <EndSessions hasOthers={sessions.length > 1} />
      <ConfirmDialog
        open={toEnd !== null}
        onClose={() => setToEnd(null)}
        title={t("endTitle", { device: toEnd?.device ?? t("unknownDevice") })}
        description={t("endText", { count: toEnd?.made ?? 0 })}
        confirmLabel={t("end")}
        destructive
        onConfirm={carryOut}
      >
        <Checkbox
          label={t("endMade")}
          checked={isForeign}
          onChange={(event) => setForeign(event.target.checked)}
        />
      </ConfirmDialog>
    </div>
  );
}

type SessionRowProps = { session: Sessions[number]; pending: boolean; onEnd: () => void };

function SessionRow({ session, pending, onEnd }: SessionRowProps) {
  const t = useTranslations("security.sessions");
  const device = session.device ?? t("unknownDevice");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="grid min-w-0 gap-0.5 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {device}
          {session.isCurrent ? <Badge tone="accent">{t("current")}</Badge> : null}
        </p>
        <p className="text-ink-muted">
          {t.rich("lastSeen", { time: () => <LocalTime value={session.lastSeenAt} /> })}
          {session.network === null ? null : ` · ${t("network", { network: session.network })}`}
        </p>
        <p className="text-ink-muted">
          {t.rich("signedIn", { time: () => <LocalTime value={session.createdAt} /> })}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button size="sm" pending={pending} onClick={onEnd} aria-label={t("endNamed", { device })}>
          {t("end")}
        </Button>
      )}
    </li>
  );
}

/** Ends all other sessions, or all sessions, after asking. */
function EndSessions({ hasOthers }: { hasOthers: boolean }) {
  const t = useTranslations("security.sessions");
  const [asking, setAsking] = useState<"others" | "all" | null>(null);
  const others = useChange({
    mutationFn: () => api.sessions.end.mutate({ sessionId: null }),
    says: () => t("othersEnded"),
    affects: {},
  });
  const all = useMutation({
    mutationFn: () => leaveFor("/sign-in", () => api.sessions.endAll.mutate({})),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {hasOthers ? <Button onClick={() => setAsking("others")}>{t("endOthers")}</Button> : null}
      <Button variant="ghost" className="first:-ml-3.5" onClick={() => setAsking("all")}>
        {t("endAll")}
      </Button>
      <ConfirmDialog
        open={asking === "others"}
        onClose={() => setAsking(null)}
        title={t("endOthersTitle")}
        description={t("endOthersText")}
        confirmLabel={t("endOthers")}
        destructive
        onConfirm={() => others.mutateAsync()}
      />
      <ConfirmDialog
        open={asking === "all"}
        onClose={() => setAsking(null)}
        title={t("endAllTitle")}
        description={t("endAllText")}
        confirmLabel={t("endAll")}
        destructive
        onConfirm={() => all.mutateAsync()}
      />
    </div>
  );
}

"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";
import { InvitationCard } from "./invitation-card.tsx";

/** Lists the person's unanswered invitations; renders nothing if there are none. */
export function PendingInvitations({ initial }: { initial: Outputs["invitations"]["listMine"] }) {
  const t = useTranslations("sharing");
  const { data } = useQuery(
    trpc.invitations.listMine.queryOptions({ limit: LIMITS.requests.pageSize }, { initialData: initial }),
  );
  if (data.data.length === 0) return null;
  return (
    <section aria-label={t("invitations")} className="mx-auto w-full max-w-4xl px-4 pt-6 sm:px-8">
      <ul className="grid gap-3">
        {data.data.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

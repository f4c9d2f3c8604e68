"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { LIMITS } from "#domain/limits.ts";
import { InvitationCard } from "./invitation-card.tsx";

/** Lists the person's unanswered invitations; renders nothing if there are none. */
export function PendingInvitations({ initial }: { initial: Outputs["invitations"]["listMine"] }) {
  const t = useTranslations("sharing");
  const list = useInfiniteQuery(
    trpc.invitations.listMine.infiniteQueryOptions({ limit: LIMITS.requests.pageSize }, pagesFrom(initial)),
  );
  const invitations = list.data.pages.flatMap(({ data }) => data);
  if (invitations.length === 0) return null;
  return (
    <section aria-label={t("invitations")}>
      <ul className="grid gap-3">
        {invitations.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <MoreButton list={list} label={t("moreInvitations")} />
    </section>
  );
}

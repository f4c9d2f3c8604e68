"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";

/** Shows an applicant on Today which organizations wrote to them; renders nothing if they have read everything. */
export function UnreadMessages({ initial }: { initial: Outputs["messages"]["countUnread"] }) {
  const t = useTranslations("thread");
  const { data } = useQuery(trpc.messages.countUnread.queryOptions({}, { initialData: initial }));
  if (data.length === 0) return null;
  return (
    <div className="grid gap-2">
      {data.map(({ slug, name, unread }) => (
        <Callout
          key={slug}
          action={
            <ButtonLink size="sm" href={`/o/${slug}`}>
              {t("readMessages")}
            </ButtonLink>
          }
        >
          {t("unreadFrom", { count: unread, organization: name })}
        </Callout>
      ))}
    </div>
  );
}

"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { MoreButton } from "#components/api/more-button.tsx";
import { Panel } from "#components/applicant-home/panel.tsx";
import { ContactLine } from "./contact-line.tsx";

type Props = { organizationSlug: string; initial: Outputs["contactLog"]["listOwn"] };

/** Shows an applicant every contact that staff logged with them. */
export function OwnContacts({ organizationSlug, initial }: Props) {
  const t = useTranslations("contactLog");
  const list = useInfiniteQuery(
    trpc.contactLog.listOwn.infiniteQueryOptions(
      { organizationSlug },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor,
        initialData: { pages: [initial], pageParams: [null] },
      },
    ),
  );
  const contacts = list.data.pages.flatMap(({ data }) => data);
  return (
    <Panel title={t("own")}>
      <p className="text-ink-muted">{t(contacts.length === 0 ? "ownNone" : "ownText")}</p>
      <ul className="grid gap-3 empty:hidden">
        {contacts.map((contact) => (
          <ContactLine key={contact.id} contact={contact} />
        ))}
      </ul>
      <MoreButton list={list} label={t("more")} className="" />
    </Panel>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { Panel } from "#components/applicant-home/panel.tsx";
import { ContactLine } from "./contact-line.tsx";

type Page = Outputs["contactLog"]["listOwn"];
type Props = { organizationSlug: string; initial: Page };

/** Shows an applicant every contact that staff logged with them. */
export function OwnContacts({ organizationSlug, initial }: Props) {
  const t = useTranslations("contactLog");
  const list = useInfiniteQuery(
    trpc.contactLog.listOwn.infiniteQueryOptions({ organizationSlug }, pagesFrom(initial)),
  );
  return (
    <ContactPanel contacts={list.data.pages.flatMap(({ data }) => data)}>
      <MoreButton list={list} label={t("more")} className="" />
    </ContactPanel>
  );
}

/** Shows staff the contacts as their applicant sees them. */
export function ContactsAsApplicant(query: { organizationSlug: string; applicantEmail: string }) {
  const t = useTranslations("contactLog");
  const list = useInfiniteQuery(trpc.contactLog.list.infiniteQueryOptions(query, inPages));
  return (
    <ContactPanel contacts={list.data?.pages.flatMap(({ data }) => data)}>
      <LoadFailed query={list} />
      <MoreButton list={list} label={t("more")} className="" />
    </ContactPanel>
  );
}

type PanelProps = {
  /** Undefined until they have loaded. */
  contacts: Page["data"] | undefined;
  children: ReactNode;
};

function ContactPanel({ contacts, children }: PanelProps) {
  const t = useTranslations("contactLog");
  return (
    <Panel title={t("own")}>
      <p className="text-ink-muted">{t(contacts?.length === 0 ? "ownNone" : "ownText")}</p>
      <ul className="grid gap-3 empty:hidden">
        {contacts?.map((contact) => (
          <ContactLine key={contact.id} contact={contact} />
        ))}
      </ul>
      {children}
    </Panel>
  );
}

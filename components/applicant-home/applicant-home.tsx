"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { TasksToYou } from "#components/assigned-tasks/tasks-to-you.tsx";
import { OwnContacts } from "#components/contact-log/own-contacts.tsx";
import { OwnOutcomes } from "#components/outcomes/own-outcomes.tsx";
import { OrganizationSharing } from "#components/sharing/organization-sharing.tsx";
import { readSharing, type SharingData, sharingKey } from "#components/sharing/sharing-data.ts";
import { Thread } from "#components/thread/thread.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { Panel } from "./panel.tsx";
import { Recorded } from "./recorded.tsx";

type Props = {
  organization: Outputs["organizations"]["getLayout"];
  own: Outputs["roster"]["getOwn"];
  contacts: Outputs["contactLog"]["listOwn"];
  outcomes: Outputs["outcomes"]["listOwn"];
  sharing: SharingData;
};

/** Shows an organization to its applicant: what it sees, who coaches them, every note to them, and what is recorded. */
export function ApplicantHome({ organization, own: initial, contacts, outcomes, sharing }: Props) {
  const t = useTranslations("applicantHome");
  const { slug: organizationSlug, name, role } = organization;
  const own = useQuery(trpc.roster.getOwn.queryOptions({ organizationSlug }, { initialData: initial })).data;
  const { boards, shares } = useQuery({
    queryKey: sharingKey,
    queryFn: readSharing,
    initialData: sharing,
  }).data;
  const others = own.staff.filter(({ id }) => !own.row.coaches.some((coach) => coach.id === id));
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 px-4 py-6 sm:px-8">
      <PageHeader title={name} description={t("about")} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-6">
          <OrganizationSharing
            organization={{ slug: organizationSlug, name, role }}
            shares={shares.filter((share) => share.organization.slug === organizationSlug)}
            boards={boards}
          />
          <Thread organizationSlug={organizationSlug} headingLevel="h2" />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Panel title={t("coaches")}>
            {own.row.coaches.map(({ id, name }, index) => (
              <p key={id} className="flex items-baseline justify-between gap-3 font-medium">
                <span className="min-w-0 truncate">{name}</span>
                {index === 0 ? <span className="shrink-0">{t("lead")}</span> : null}
              </p>
            ))}
            {own.row.coaches.length > 0 && others.length > 0 ? (
              <h3 className="text-ink-muted">{t("otherStaff")}</h3>
            ) : null}
            {own.staff.length === 0 ? <p className="text-ink-muted">{t("noCoaches")}</p> : null}
            <ul className="grid gap-2">
              {others.map((member) => (
                <li key={member.id} className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 truncate">{member.name}</span>
                  <span className="shrink-0 text-ink-muted">{t(`roles.${member.role}`)}</span>
                </li>
              ))}
            </ul>
          </Panel>
          <TasksToYou organizationSlug={organizationSlug} />
          <OwnContacts organizationSlug={organizationSlug} initial={contacts} />
          <OwnOutcomes organizationSlug={organizationSlug} initial={outcomes} memberships={own.memberships} />
          <Recorded own={own} />
        </div>
      </div>
    </div>
  );
}

"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { AppointmentsAsApplicant } from "#components/appointments/own-appointments.tsx";
import { TasksToYou } from "#components/assigned-tasks/tasks-to-you.tsx";
import { ContactsAsApplicant } from "#components/contact-log/own-contacts.tsx";
import { OutcomesAsApplicant } from "#components/outcomes/own-outcomes.tsx";
import { SeenBoards } from "#components/sharing/organization-sharing.tsx";
import { Thread } from "#components/thread/thread.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Card } from "#components/ui/card.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { applicantPath } from "#domain/applicant-path.ts";
import { nameOf } from "#domain/roster-filter.ts";
import { OwnStaff } from "./own-staff.tsx";
import { Recorded } from "./recorded.tsx";

type Props = {
  organization: Outputs["organizations"]["getLayout"];
  memberId: string;
  own: Outputs["roster"]["getAsApplicant"];
};

/** Shows staff an applicant's page for the organization as the applicant sees it, without its actions. */
export function AsApplicant({ organization, memberId, own: initial }: Props) {
  const t = useTranslations("applicantHome");
  const { slug: organizationSlug, name } = organization;
  const own = useQuery(
    trpc.roster.getAsApplicant.queryOptions({ organizationSlug, memberId }, { initialData: initial }),
  ).data;
  const { applicantEmail, shares } = own.row;
  const query = { organizationSlug, applicantEmail };
  const person = nameOf(own.row);
  return (
    <div className="page grid gap-6">
      <PageHeader
        title={t("asTitle", { name: person })}
        description={t("asText", { organization: name })}
        actions={<ButtonLink href={applicantPath(organizationSlug, memberId)}>{t("asBack")}</ButtonLink>}
      />
      <Callout>{t("asDifference", { name: person })}</Callout>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <Card className="grid gap-4 p-5">
            <SeenBoards title={t("sharedBoards")} count={shares.length} headingLevel="h2" />
            <ul className="grid gap-2 text-sm empty:hidden">
              {shares.map(({ shareId, boardName }) => (
                <li key={shareId}>
                  <TextLink href={`/o/${organizationSlug}/shares/${shareId}`}>{boardName}</TextLink>
                </li>
              ))}
            </ul>
          </Card>
          <Thread {...query} headingLevel="h2" isReadOnly />
        </div>
        <div className="grid gap-6">
          <OwnStaff own={own} />
          <AppointmentsAsApplicant {...query} />
          <TasksToYou {...query} />
          <ContactsAsApplicant {...query} />
          <OutcomesAsApplicant {...query} />
          <Recorded own={own} />
        </div>
      </div>
    </div>
  );
}

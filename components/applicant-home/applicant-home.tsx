"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { OwnAppointments } from "#components/appointments/own-appointments.tsx";
import { TasksToYou } from "#components/assigned-tasks/tasks-to-you.tsx";
import { OwnContacts } from "#components/contact-log/own-contacts.tsx";
import { IntentQuestions } from "#components/outcomes/intent-questions.tsx";
import { OwnOutcomes } from "#components/outcomes/own-outcomes.tsx";
import { OrganizationSharing } from "#components/sharing/organization-sharing.tsx";
import { readSharing, type SharingData, sharingKey } from "#components/sharing/sharing-data.ts";
import { Thread } from "#components/thread/thread.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { OwnStaff } from "./own-staff.tsx";
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
  return (
    <div className="page grid gap-6">
      <PageHeader title={name} description={t("about")} />
      <IntentQuestions
        asked={own.memberships
          .filter(({ intent, leftAt }) => intent === null && leftAt === null)
          .map(({ id, cohortName }) => ({ membershipId: id, cohortName, organizationSlug }))}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <OrganizationSharing
            organization={{ slug: organizationSlug, name, role }}
            shares={shares.filter((share) => share.organization.slug === organizationSlug)}
            boards={boards}
            title={t("sharedBoards")}
            headingLevel="h2"
          />
          <Thread organizationSlug={organizationSlug} headingLevel="h2" />
        </div>
        <div className="grid gap-6">
          <OwnStaff own={own} />
          <OwnAppointments organizationSlug={organizationSlug} />
          <TasksToYou organizationSlug={organizationSlug} />
          <OwnContacts organizationSlug={organizationSlug} initial={contacts} />
          <OwnOutcomes organizationSlug={organizationSlug} initial={outcomes} />
          <Recorded own={own} />
        </div>
      </div>
    </div>
  );
}

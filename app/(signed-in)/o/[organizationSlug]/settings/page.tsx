import { getTranslations } from "next-intl/server";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ApplicantFields } from "#components/organizations/applicant-fields.tsx";
import { OrganizationForm } from "#components/organizations/organization-form.tsx";
import {
  DeleteOrganization,
  LeaveOrganization,
  OrganizationTakeOut,
  SecondFactorSwitch,
} from "#components/organizations/organization-settings.tsx";
import { Retention } from "#components/organizations/retention.tsx";
import { StaffCredentials } from "#components/organizations/staff-credentials.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { can } from "#domain/permissions.ts";
import { isOwner } from "#domain/roles.ts";
import { type OrganizationParams, organizationTitle, readOrganization } from "../organization.tsx";

export const generateMetadata = organizationTitle("sections.settings");

export default async function OrganizationSettingsRoute({ params }: OrganizationParams) {
  const { organizationSlug } = await params;
  const { call, organization } = await readOrganization(organizationSlug);
  const { name, role } = organization;
  const details = await call.organizations.get({ organizationSlug });
  const fields = can(role, "applicant_fields.change")
    ? await call.rosterRecords.listFields({ organizationSlug })
    : null;
  const retention = can(role, "organizations.set_retention")
    ? await call.organizationRetention.get({ organizationSlug })
    : null;
  const credentials = can(role, "staff_credentials.manage")
    ? await call.staffCredentials.list({ organizationSlug })
    : null;
  const t = await getTranslations("organizations");
  const credentialTexts = await getTranslations("staffCredentials");
  const fieldTexts = await getTranslations("applicantFields");
  const sections = await getTranslations("sections");
  return (
    <div className="page grid gap-10">
      <PageHeader title={sections("settings")} />
      {can(role, "organizations.update") ? (
        <SettingsSection title={t("details.title")} description={t("details.description")}>
          <OrganizationForm initial={details} />
        </SettingsSection>
      ) : null}
      {fields ? (
        <SettingsSection title={fieldTexts("title")} description={fieldTexts("description")}>
          <PageMessages namespaces={["applicantFields"]}>
            <ApplicantFields organizationSlug={organizationSlug} initial={fields} />
          </PageMessages>
        </SettingsSection>
      ) : null}
      {isOwner(role) ? (
        <SettingsSection title={t("secondFactor.title")} description={t("secondFactor.description")}>
          <SecondFactorSwitch slug={organizationSlug} initial={organization.requiresSecondFactor} />
        </SettingsSection>
      ) : null}
      {credentials ? (
        <SettingsSection title={credentialTexts("title")} description={credentialTexts("description")}>
          <PageMessages namespaces={["staffCredentials"]}>
            <StaffCredentials organizationSlug={organizationSlug} initial={credentials} />
          </PageMessages>
        </SettingsSection>
      ) : null}
      {can(role, "organization_webhooks.manage") ? (
        <SettingsSection title={t("webhooks.title")} description={t("webhooks.description")}>
          <ButtonLink href={`/o/${organizationSlug}/settings/webhooks`}>{t("webhooks.manage")}</ButtonLink>
        </SettingsSection>
      ) : null}
      {retention ? (
        <SettingsSection title={t("retention.title")} description={t("retention.description")}>
          <Retention organizationSlug={organizationSlug} initial={retention.months} />
        </SettingsSection>
      ) : null}
      {can(role, "organizations.take_out") ? (
        <SettingsSection title={t("takeOut.title")} description={t("takeOut.description")}>
          <OrganizationTakeOut slug={organizationSlug} />
        </SettingsSection>
      ) : null}
      <SettingsSection title={t("leave.title")} description={t(`leave.${role}`)}>
        <LeaveOrganization slug={organizationSlug} name={name} isLastOwner={organization.isLastOwner} />
      </SettingsSection>
      {can(role, "organizations.delete") ? (
        <SettingsSection title={t("delete.title")} description={t("delete.description")}>
          <DeleteOrganization slug={organizationSlug} name={name} isSubscribed={organization.isSubscribed} />
        </SettingsSection>
      ) : null}
    </div>
  );
}

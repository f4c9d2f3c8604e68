import { getTranslations } from "next-intl/server";
import { EVENTS_A_PAGE } from "#components/security/security-events.ts";
import { NotYou, SecurityLog } from "#components/security/security-log.tsx";
import { SessionList } from "#components/security/sessions.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { titled } from "../../../titled.ts";
import { signedIn } from "../../signed-in.ts";
import { AccountInSandbox } from "../account-in-sandbox.tsx";

export const generateMetadata = titled("security.title");

export default async function ActivityPage() {
  const { call, viewer } = await signedIn();
  const t = await getTranslations("security");
  if (viewer.environment === "sandbox") return <AccountInSandbox isGuest={viewer.isGuest} />;
  const [sessions, log] = await Promise.all([
    call.sessions.list({}),
    call.securityLog.list({ limit: EVENTS_A_PAGE }),
  ]);
  return (
    <div className="grid gap-10">
      <PageHeader title={t("title")} />
      <SettingsSection title={t("sessions.title")} description={t("sessions.description", limitsInTexts)}>
        <SessionList initial={sessions} />
      </SettingsSection>
      <SettingsSection title={t("log.title")} description={t("log.description", limitsInTexts)}>
        <SecurityLog initial={log} />
      </SettingsSection>
      <NotYou />
    </div>
  );
}

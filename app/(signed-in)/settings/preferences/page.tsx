import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { RegionForm } from "#components/preferences/region-form.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { regionOf } from "#domain/region.ts";
import { titled } from "../../../titled.ts";
import { signedIn } from "../../signed-in.ts";

export const generateMetadata = titled("settings.preferences");

export default async function PreferencesPage() {
  const { viewer } = await signedIn();
  const t = await getTranslations("settings");
  const region = viewer.reading?.region ?? regionOf((await headers()).get("accept-language"));
  return (
    <div className="grid gap-10">
      <PageHeader title={t("preferences")} />
      <SettingsSection title={t("region.title")} description={t("region.description")}>
        <RegionForm
          region={region}
          timeZone={viewer.reading?.timeZone ?? null}
          at={new Date().toISOString()}
        />
      </SettingsSection>
    </div>
  );
}

import { getTranslations } from "next-intl/server";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { CreateOrganization } from "#components/organizations/organization-form.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { titled } from "../../../titled.ts";
import { readPlaces } from "../../places.ts";
import { signedIn } from "../../signed-in.ts";

export const generateMetadata = titled("organizations.found.title");

export default async function CreateOrganizationRoute() {
  const caller = await signedIn();
  const { organizations } = await readPlaces(caller);
  const t = await getTranslations("organizations.found");
  return (
    <PageMessages namespaces={["api", "organizations"]}>
      <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-6 sm:px-8">
        <PageHeader title={t("title")} description={t("description")} />
        <CreateOrganization
          offersSample={caller.viewer.environment === "live"}
          startsWithSample={!organizations.some(({ isStaff }) => isStaff)}
        />
      </div>
    </PageMessages>
  );
}

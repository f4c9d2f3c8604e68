import { getTranslations } from "next-intl/server";
import { SandboxManager } from "#components/sandbox/sandbox.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { titled } from "../../../titled.ts";
import { signedIn } from "../../signed-in.ts";

export const generateMetadata = titled("sandbox.title");

export default async function SandboxPage() {
  const { call, viewer } = await signedIn();
  const t = await getTranslations("sandbox");
  return (
    <div className="grid gap-6">
      <PageHeader title={t("title")} description={t("description")} />
      <SandboxManager
        initial={await call.sandbox.get({})}
        isInside={viewer.environment === "sandbox"}
        isGuest={viewer.isGuest}
      />
    </div>
  );
}

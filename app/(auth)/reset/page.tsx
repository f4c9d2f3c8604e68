import { getTranslations } from "next-intl/server";
import { RequestResetForm } from "#components/auth/reset-forms.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { TextAnchor } from "#components/ui/anchor.tsx";
import { titled } from "../../titled.ts";
import { requestReset } from "./actions.ts";

export const generateMetadata = titled("auth.reset.title");

export default async function ResetPage() {
  const t = await getTranslations("auth.reset");
  return (
    <CenteredPage
      title={t("title")}
      description={t("description")}
      below={t.rich("back", { link: (words) => <TextAnchor href="/sign-in">{words}</TextAnchor> })}
    >
      <RequestResetForm action={requestReset} />
    </CenteredPage>
  );
}

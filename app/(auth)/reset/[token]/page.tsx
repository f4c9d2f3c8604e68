import { getTranslations } from "next-intl/server";
import { LinkOver } from "#components/auth/notices.tsx";
import { ChoosePasswordForm } from "#components/auth/reset-forms.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { readReset } from "#server/auth/reset.ts";
import { SECRET_ADDRESS, titled } from "../../../titled.ts";
import { hasAsked } from "../../browser.ts";
import { validatePassword } from "../../validate-password.ts";
import { choosePassword } from "../actions.ts";

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = titled("auth.reset.chooseTitle", SECRET_ADDRESS);

/** Shows the page behind a password reset link. */
export default async function ChoosePasswordPage({ params }: Props) {
  const { token } = await params;
  const reset = await readReset(token);
  if (reset === null) return <LinkOver purpose="reset" />;
  const t = await getTranslations("auth.reset");
  const { email, endedByVerification, added } = reset;
  return (
    <CenteredPage title={t("chooseTitle")} description={t("chooseDescription", { email })}>
      <ChoosePasswordForm
        action={choosePassword}
        validate={validatePassword}
        token={token}
        email={email}
        isSameBrowser={await hasAsked(reset)}
        endedByVerification={endedByVerification}
        added={added}
      />
    </CenteredPage>
  );
}

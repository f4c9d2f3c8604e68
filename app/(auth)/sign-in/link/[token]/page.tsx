import { getTranslations } from "next-intl/server";
import { SignInLinkForm } from "#components/auth/mailed-forms.tsx";
import { LinkOver } from "#components/auth/notices.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { readSignInLink } from "#server/auth/mailed-sign-in.ts";
import { SECRET_ADDRESS, titled } from "../../../../titled.ts";
import { hasAsked } from "../../../browser.ts";
import { signInByLink } from "../actions.ts";

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = titled("auth.signInLink.title", SECRET_ADDRESS);

/** Shows the page behind a sign-in link. Only its button changes anything. */
export default async function SignInLinkPage({ params }: Props) {
  const { token } = await params;
  const link = await readSignInLink(token);
  if (link === null) return <LinkOver purpose="sign_in" />;
  const t = await getTranslations("auth.signInLink");
  return (
    <CenteredPage title={t("title")} description={t("description", { email: link.email })} below={t("notMe")}>
      <SignInLinkForm
        action={signInByLink}
        token={token}
        isSameBrowser={await hasAsked(link)}
        endedByVerification={link.endedByVerification}
      />
    </CenteredPage>
  );
}

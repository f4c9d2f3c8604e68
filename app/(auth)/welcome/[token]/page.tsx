import { getTranslations } from "next-intl/server";
import { LinkOver } from "#components/auth/notices.tsx";
import { WelcomeForm } from "#components/auth/sign-up-forms.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { TextAnchor } from "#components/ui/anchor.tsx";
import { readSignUp } from "#server/auth/sign-up.ts";
import { SECRET_ADDRESS, titled } from "../../../titled.ts";
import { hasAsked } from "../../browser.ts";
import { confirmSignUp } from "../actions.ts";

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = titled("auth.welcome.title", SECRET_ADDRESS);

/** Shows the page behind a sign-up link. Only its button changes anything. */
export default async function WelcomePage({ params }: Props) {
  const { token } = await params;
  const pending = await readSignUp(token);
  if (pending === null) return <LinkOver purpose="sign_up" />;
  const t = await getTranslations("auth.welcome");
  const isSameBrowser = await hasAsked(pending);
  return (
    <CenteredPage
      title={t("title")}
      description={t("description", { email: pending.email })}
      below={
        isSameBrowser
          ? t("notMe")
          : t.rich("forgot", { link: (words) => <TextAnchor href="/sign-in">{words}</TextAnchor> })
      }
    >
      <WelcomeForm
        action={confirmSignUp}
        token={token}
        email={pending.email}
        isSameBrowser={isSameBrowser}
        endedByVerification={pending.endedByVerification}
      />
    </CenteredPage>
  );
}

import { getTranslations } from "next-intl/server";
import { ProviderButtons } from "#components/auth/provider-buttons.tsx";
import { SignUpForm } from "#components/auth/sign-up-forms.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { TextAnchor } from "#components/ui/anchor.tsx";
import { invitationAt } from "#server/auth/mailed-invitation.ts";
import { configuredProviders } from "#server/auth/providers.ts";
import { safePath, withCallback } from "#server/auth/safe-path.ts";
import { titled } from "../../titled.ts";
import { passIfSignedIn } from "../browser.ts";
import { validatePassword } from "../validate-password.ts";
import { signUp } from "./actions.ts";

type Props = { searchParams: Promise<{ callbackUrl?: string }> };

export const generateMetadata = titled("auth.signUp.invitedTitle");

export default async function SignUpPage({ searchParams }: Props) {
  const callbackUrl = safePath((await searchParams).callbackUrl);
  await passIfSignedIn(callbackUrl);
  const t = await getTranslations("auth.signUp");
  const invitation = await invitationAt(callbackUrl);
  const toSignIn = withCallback("/sign-in", callbackUrl);
  return (
    <CenteredPage
      title={t(invitation ? "invitedTitle" : "title")}
      description={
        invitation ? t("invitedDescription", { organization: invitation.organizationName }) : t("description")
      }
      below={t.rich("hasAccount", { link: (words) => <TextAnchor href={toSignIn}>{words}</TextAnchor> })}
    >
      <SignUpForm
        action={signUp}
        validate={validatePassword}
        callbackUrl={callbackUrl}
        email={invitation?.email}
      />
      <ProviderButtons providers={configuredProviders()} callbackUrl={callbackUrl} />
    </CenteredPage>
  );
}

import { getTranslations } from "next-intl/server";
import { FactorSections } from "#components/settings/factor-sections.tsx";
import { PasswordForm } from "#components/settings/password-form.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { validatePassword } from "../../../(auth)/validate-password.ts";
import { titled } from "../../../titled.ts";
import { signedIn } from "../../signed-in.ts";
import { AccountInSandbox } from "../account-in-sandbox.tsx";

type Props = { searchParams: Promise<{ organization?: string }> };

export const generateMetadata = titled("settings.signIn");

/** Shows the user's means of signing in: password, passkeys, authenticator app, recovery codes. */
export default async function SignInSettingsPage({ searchParams }: Props) {
  const { organization } = await searchParams;
  const { call, viewer } = await signedIn();
  const t = await getTranslations("settings");
  if (viewer.environment === "sandbox") {
    return (
      <div className="grid gap-10">
        <PageHeader title={t("signIn")} />
        <AccountInSandbox isGuest={viewer.isGuest} />
      </div>
    );
  }
  const [{ email, hasPassword }, factors] = await Promise.all([call.account.get({}), call.factors.get({})]);
  return (
    <div className="grid gap-10">
      <PageHeader title={t("signIn")} />
      {organization ? (
        <Callout
          action={
            <ButtonLink size="sm" href={`/second-factor?${new URLSearchParams({ organization })}`}>
              {t("goOn")}
            </ButtonLink>
          }
        >
          {t("forOrganization")}
        </Callout>
      ) : null}
      <SettingsSection
        title={t("password.title")}
        description={t(hasPassword ? "password.description" : "password.descriptionNone")}
      >
        <PasswordForm email={email} hasPassword={hasPassword} validate={validatePassword} />
      </SettingsSection>
      <FactorSections initial={factors} email={email} />
    </div>
  );
}

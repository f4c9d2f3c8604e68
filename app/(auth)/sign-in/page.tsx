import { getTranslations } from "next-intl/server";
import { ErrorNotice } from "#components/auth/notices.tsx";
import { PasskeyForm } from "#components/auth/passkey-form.tsx";
import { ProviderButtons } from "#components/auth/provider-buttons.tsx";
import { SignInForm } from "#components/auth/sign-in-form.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { TextAnchor } from "#components/ui/anchor.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { configuredProviders } from "#server/auth/providers.ts";
import { safePath, withCallback } from "#server/auth/safe-path.ts";
import { titled } from "../../titled.ts";
import { passIfSignedIn } from "../browser.ts";
import { passkeyOptions, signIn, signInWithPasskey } from "./actions.ts";

type Props = { searchParams: Promise<{ account?: string; callbackUrl?: string; error?: string }> };

export const generateMetadata = titled("auth.signIn.title");

export default async function SignInPage({ searchParams }: Props) {
  const { account, callbackUrl: requested, error } = await searchParams;
  const callbackUrl = safePath(requested);
  await passIfSignedIn(callbackUrl);
  const t = await getTranslations("auth.signIn");
  const toSignUp = withCallback("/sign-up", callbackUrl);
  return (
    <CenteredPage
      title={t("title")}
      description={t(callbackUrl.startsWith("/join/") ? "joining" : "description")}
      below={t.rich("noAccount", { link: (words) => <TextAnchor href={toSignUp}>{words}</TextAnchor> })}
    >
      {account === "deleted" ? (
        <Callout tone="success" role="status" className="mb-6">
          {t("accountDeleted")}
        </Callout>
      ) : null}
      <ErrorNotice code={error} />
      <SignInForm action={signIn} callbackUrl={callbackUrl} />
      <div className="mt-3 grid">
        <PasskeyForm
          action={signInWithPasskey}
          options={passkeyOptions}
          hidden={{ callbackUrl }}
          inAutofill
          isSecondary
        />
      </div>
      <ProviderButtons providers={configuredProviders()} callbackUrl={callbackUrl} />
    </CenteredPage>
  );
}

import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CodeForm } from "#components/auth/code-form.tsx";
import { PasskeyForm } from "#components/auth/passkey-form.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { TextAnchor } from "#components/ui/anchor.tsx";
import { readPendingSignIn } from "#server/auth/factors/pending-sign-in.ts";
import { factorsOf } from "#server/auth/factors/second-factor.ts";
import { titled } from "../../../titled.ts";
import { OVER_PATH } from "../../browser.ts";
import { passkeyOptions, verifyCode, verifyPasskey, verifyRecoveryCode } from "./actions.ts";
import { pendingToken } from "./pending.ts";

type Props = { searchParams: Promise<{ method?: string }> };

export const generateMetadata = titled("auth.verify.title", { robots: "noindex" });

/** Asks for the second factor after the first: a passkey, an authenticator code, or a recovery code. */
export default async function VerifyPage({ searchParams }: Props) {
  const pending = await readPendingSignIn(await pendingToken());
  if (pending === null) redirect(OVER_PATH);
  const { method } = await searchParams;
  const { passkeys, app } = await factorsOf(pending.userId);
  const t = await getTranslations("auth.verify");
  if (method === "recovery") {
    return (
      <CenteredPage
        title={t("recoveryTitle")}
        description={t("recoveryDescription")}
        below={t.rich("recoveryBack", {
          link: (words) => <TextAnchor href="/sign-in/verify">{words}</TextAnchor>,
        })}
      >
        <CodeForm action={verifyRecoveryCode} kind="recovery" />
      </CenteredPage>
    );
  }
  return (
    <CenteredPage
      title={t("title")}
      description={t(passkeys === 0 ? "withApp" : app ? "withEither" : "withPasskey")}
      below={t.rich("toRecovery", {
        link: (words) => <TextAnchor href="/sign-in/verify?method=recovery">{words}</TextAnchor>,
      })}
    >
      <div className="grid gap-6">
        {passkeys > 0 ? <PasskeyForm action={verifyPasskey} options={passkeyOptions} /> : null}
        {app ? <CodeForm action={verifyCode} kind="app" /> : null}
      </div>
    </CenteredPage>
  );
}

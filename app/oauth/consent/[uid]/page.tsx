import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ApiProvider } from "#components/api/api-provider.tsx";
import { ConsentForm } from "#components/oauth/consent-form.tsx";
import { RequestOrigin } from "#components/oauth/request-origin.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { ConfirmAddressBanner } from "#components/shell/confirm-address-banner.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { SCOPES } from "#domain/scopes.ts";
import { describeConsent } from "#server/auth/oauth/consent.ts";
import { readSession } from "#server/auth/session.ts";
import { pageCaller } from "#server/transports/page-caller.ts";
import { titled } from "../../../titled.ts";
import { answerConsent } from "./actions.ts";

type Props = { params: Promise<{ uid: string }> };

export const generateMetadata = titled("oauth.metaTitle", { robots: { index: false } });

export default async function ConsentPage({ params }: Props) {
  const { uid } = await params;
  const cookieHeader = (await headers()).get("cookie");
  const session = await readSession(cookieHeader);
  const caller = await pageCaller(cookieHeader);
  if (session === null || caller === null) {
    redirect(`/sign-in?${new URLSearchParams({ callbackUrl: `/oauth/consent/${uid}` })}`);
  }
  const t = await getTranslations("oauth");
  const request = await describeConsent({ uid, cookieHeader, userId: session.userId });
  if (request === null) {
    return (
      <CenteredPage title={t("over.title")} description={t("over.description")}>
        <ButtonLink href="/boards">{t("over.home")}</ButtonLink>
      </CenteredPage>
    );
  }
  const { clientName: name, redirectHost, verifiedHost } = request;
  // A sandbox must not show anything of the live account.
  const organizations = request.organizations.filter(
    ({ environment }) => session.sandboxId === null || environment === "sandbox",
  );
  const scopes = request.scopes.map((scope) => ({
    scope,
    sentence: SCOPES[scope],
    isSuggested: request.suggested.includes(scope),
  }));
  return (
    <CenteredPage
      title={t("title", { name })}
      description={t("description", { name, email: caller.viewer.email })}
      below={t("later", limitsInTexts)}
    >
      <div className="grid gap-7">
        {caller.viewer.isUnconfirmed ? (
          <div className="overflow-hidden rounded-card py-2 bg-warning-soft">
            <ConfirmAddressBanner email={caller.viewer.email} />
          </div>
        ) : null}
        <RequestOrigin redirectHost={redirectHost} verifiedHost={verifiedHost} />
        <ApiProvider>
          <ConsentForm scopes={scopes} organizations={organizations} answer={answerConsent.bind(null, uid)} />
        </ApiProvider>
      </div>
    </CenteredPage>
  );
}

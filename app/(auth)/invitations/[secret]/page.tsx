import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { ApiProvider } from "#components/api/api-provider.tsx";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import { AnswerInvitation, OtherAccount } from "#components/invitation/answer-invitation.tsx";
import { ConfirmFirst } from "#components/invitation/confirm-first.tsx";
import {
  InvitationOver,
  InvitationUnknown,
  RoleExplanation,
  SignInFirst,
} from "#components/invitation/invitation-states.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { findMailedInvitation } from "#server/auth/mailed-invitation.ts";
import { findEndedByVerification } from "#server/auth/recovery/added.ts";
import { notFound } from "#server/core/errors.ts";
import { rejectPage } from "#server/core/page-response.ts";
import { pageCaller } from "#server/transports/page-caller.ts";
import { SECRET_ADDRESS, titled } from "../../../titled.ts";
import { confirmInvited } from "../actions.ts";

type Props = { params: Promise<{ secret: string }> };

export const generateMetadata = titled("invitation.title", SECRET_ADDRESS);

/** Shows an emailed invitation: who invites the reader to what, and how to respond, signed in or not. */
export default async function InvitationRoute({ params }: Props) {
  const { secret } = await params;
  const invitation = await findMailedInvitation(secret);
  const t = await getTranslations("invitation");
  if (invitation === null) {
    rejectPage(notFound("invitation"));
    return (
      <CenteredPage title={t("unknown.title")}>
        <InvitationUnknown />
      </CenteredPage>
    );
  }
  const caller = await pageCaller((await headers()).get("cookie"));
  const { email, role, status, organizationName: organization, organizationSlug: slug } = invitation;
  const path = `/invitations/${secret}`;
  if (status !== "pending") {
    return (
      <CenteredPage title={t(`over.${status}`)}>
        <InvitationOver
          status={status}
          organization={organization}
          path={status === "accepted" && caller?.viewer.email === email ? `/o/${slug}` : null}
        />
      </CenteredPage>
    );
  }
  return (
    <ClientMessages namespaces={["api", "auth", "identity", "invitation"]}>
      <CenteredPage
        title={<span className="wrap-anywhere">{t("join", { organization })}</span>}
        description={t(`invites.${role}`, { inviter: invitation.invitedByDisplayName, organization })}
      >
        <div className="grid gap-6">
          <RoleExplanation role={role} expiresAt={invitation.expiresAt} />
          {caller === null ? (
            <SignInFirst email={email} path={path} />
          ) : caller.viewer.email === email ? (
            caller.viewer.isUnconfirmed ? (
              <ConfirmFirst
                action={confirmInvited}
                secret={secret}
                ends={(await findEndedByVerification(email)) ?? []}
              />
            ) : (
              <ApiProvider>
                <AnswerInvitation invitationId={invitation.id} continuePath={`/o/${slug}`} />
              </ApiProvider>
            )
          ) : (
            <OtherAccount invited={email} signedIn={caller.viewer.email} path={path} />
          )}
        </div>
      </CenteredPage>
    </ClientMessages>
  );
}

import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { SubscriptionCard } from "#components/test-payments/subscription-card.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { titled } from "../../../../titled.ts";
import { localOnly } from "../../../local-only.ts";
import { change } from "../../actions.ts";

type Props = { params: Promise<{ sessionId: string }> };

export const generateMetadata = titled("testPayments.portal");

export default async function TestPortalPage({ params }: Props) {
  await localOnly("localPayments");
  const { readPortal } = await import("#server/payments/test-provider/actions.ts");
  const { sessionId } = await params;
  const found = await readPortal(sessionId);
  if (!found) notFound();
  const t = await getTranslations("testPayments");
  return (
    <>
      <PageHeader
        title={t("portal")}
        actions={<ButtonLink href={found.portal.return_url}>{t("back")}</ButtonLink>}
      />
      {found.subscriptions.length === 0 ? <p className="text-ink-muted">{t("none")}</p> : null}
      {found.subscriptions.map((subscription) => (
        <SubscriptionCard
          key={subscription.id}
          subscription={subscription}
          change={change.bind(null, sessionId, subscription.id)}
        />
      ))}
    </>
  );
}

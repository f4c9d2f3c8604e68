import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { ButtonLink } from "#components/ui/button.tsx";

type Props = { searchParams: Promise<{ answer?: string }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations("oauth.device");
  return { title: t(await answerIn(searchParams)), robots: { index: false } };
}

/** Sends the user back to the device after they allowed or denied its request. */
export default async function DeviceDonePage({ searchParams }: Props) {
  const answer = await answerIn(searchParams);
  const t = await getTranslations("oauth.device");
  return (
    <CenteredPage title={t(answer)} description={t(`${answer}Text`)}>
      <ButtonLink href="/settings/connected-apps">{t("apps")}</ButtonLink>
    </CenteredPage>
  );
}

async function answerIn(searchParams: Props["searchParams"]): Promise<"allowed" | "denied"> {
  return (await searchParams).answer === "denied" ? "denied" : "allowed";
}

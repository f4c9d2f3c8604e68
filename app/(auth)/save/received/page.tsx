import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import { ReceivePosting } from "#components/save/receive-posting.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("save"))("save"), robots: "noindex" };
}

/**
 * Where the bookmarklet leads: keeps what it read in this browser, and goes on to the form. Nobody needs to be signed in
 * here, so that signing in in between loses nothing.
 */
export default async function ReceivedPage() {
  const t = await getTranslations("save");
  return (
    <ClientMessages namespaces={["save"]}>
      <CenteredPage title={t("save")}>
        <ReceivePosting />
      </CenteredPage>
    </ClientMessages>
  );
}

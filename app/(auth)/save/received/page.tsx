import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import { ReceivePosting } from "#components/save/receive-posting.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { titled } from "../../../titled.ts";

export const generateMetadata = titled("save.save", { robots: "noindex" });

/**
 * Shows the page that the bookmarklet opens. It stores in this browser what the bookmarklet read and continues to the
 * form. It requires no session, so that signing in on the way loses nothing.
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

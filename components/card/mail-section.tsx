import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { MailSuggestion } from "#components/inbound/mail-suggestion.tsx";
import { useEditor } from "./card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

const SHOWN = 20;

/** Lists the forwarded email about the card. Shows nothing if there is none. */
export default function MailSection() {
  const t = useTranslations("inbound");
  const { id: applicationId } = useEditor().application;
  const mails = useQuery(trpc.inboundEmails.list.queryOptions({ applicationId, limit: SHOWN }));
  if (mails.isError) return <LoadFailed query={mails} />;
  if (!mails.data || mails.data.data.length === 0) return null;
  return (
    <DrawerSection title={t("cardTitle")}>
      <p className="text-sm text-ink-muted">{t("cardHint")}</p>
      <ul aria-label={t("cardList")} className="divide-y divide-line">
        {mails.data.data.map((mail) => (
          <MailSuggestion key={mail.id} mail={mail} isOnCard />
        ))}
      </ul>
    </DrawerSection>
  );
}

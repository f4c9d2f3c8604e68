import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { MailMessage } from "#components/mail/mail.tsx";
import { BackLink } from "#components/ui/back-link.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { readLocalMail } from "#server/mail/local-mailbox.ts";
import { titled } from "../../../titled.ts";
import { localOnly } from "../../local-only.ts";

type Props = { params: Promise<{ messageId: string }> };

export const generateMetadata = titled("auth.devMail.message", { referrer: "no-referrer" });

export default async function DevMailMessagePage({ params }: Props) {
  await localOnly("localMail");
  const message = await readLocalMail((await params).messageId);
  if (message === null) notFound();
  const t = await getTranslations("auth.devMail");
  return (
    <>
      <PageHeader
        above={<BackLink href="/dev/mail">{t("all")}</BackLink>}
        title={message.subject}
        description={[
          `${t("to")}: ${message.recipient}`,
          ...(message.replyTo === null ? [] : [`${t("replyTo")}: ${message.replyTo}`]),
        ].join(" · ")}
      />
      <MailMessage html={message.html} text={message.text} />
    </>
  );
}

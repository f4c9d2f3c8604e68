import { getTranslations } from "next-intl/server";
import { HandIn } from "#components/inbound/hand-in.tsx";
import { AutoRefresh } from "#components/mail/auto-refresh.tsx";
import { MailList } from "#components/mail/mail.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { listLocalMail } from "#server/mail/local-mailbox.ts";
import { titled } from "../../titled.ts";
import { localOnly } from "../local-only.ts";
import { handIn } from "./actions.ts";

type Props = { searchParams: Promise<{ to?: string | string[] }> };

export const generateMetadata = titled("auth.devMail.title");

export default async function DevMailPage({ searchParams }: Props) {
  await localOnly("localMail");
  const t = await getTranslations("auth.devMail");
  const { to } = await searchParams;
  // A repeated parameter isn't an address, nor is a text with NUL, which PostgreSQL rejects.
  const recipient = typeof to === "string" && !to.includes("\0") ? to : null;
  const rows = await listLocalMail(recipient);
  const messages = rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <MailList messages={messages} />
      <HandIn action={handIn} />
      <AutoRefresh seconds={2} />
    </>
  );
}

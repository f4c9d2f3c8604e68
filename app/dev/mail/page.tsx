import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AutoRefresh } from "#components/mail/auto-refresh.tsx";
import { MailList } from "#components/mail/mail-list.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { listLocalMail } from "#server/mail/local-mailbox.ts";

type Props = { searchParams: Promise<{ to?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth.devMail"))("title") };
}

export default async function DevMailPage({ searchParams }: Props) {
  const t = await getTranslations("auth.devMail");
  const rows = await listLocalMail((await searchParams).to ?? null);
  const messages = rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <MailList messages={messages} />
      <AutoRefresh seconds={2} />
    </>
  );
}

import { Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/link.tsx";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

export type MailSummary = { id: string; recipient: string; subject: string; sentAt: string };

/** Lists the emails that weren't sent, newest first. */
export function MailList({ messages }: { messages: readonly MailSummary[] }) {
  const t = useTranslations("auth.devMail");
  if (messages.length === 0) {
    return <EmptyState icon={<Inbox aria-hidden />} title={t("empty")} description={t("emptyHint")} />;
  }
  return (
    <Card>
      <ul aria-label={t("list")} className="divide-y divide-line">
        {messages.map(({ id, recipient, subject, sentAt }) => (
          <li key={id}>
            <Link
              href={`/dev/mail/${id}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-4 py-3.5 hover:bg-hover"
            >
              <span className="grid min-w-0 gap-0.5">
                <span className="font-medium">{subject}</span>
                <span className="truncate text-sm text-ink-muted">{recipient}</span>
              </span>
              <span className="text-xs text-ink-muted">
                <LocalTime value={sentAt} format="dateTime" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Shows an email as a mail program does, and its plain text with links that can be followed. */
export function MailMessage({ html, text }: { html: string; text: string }) {
  const t = useTranslations("auth.devMail");
  return (
    <div className="grid gap-8">
      <Card className="overflow-hidden">
        <iframe
          title={t("message")}
          sandbox="allow-top-navigation-by-user-activation"
          srcDoc={html.replace("<head>", '<head><base target="_top">')}
          className="block h-[34rem] w-full border-0 bg-white"
        />
      </Card>
      <section aria-labelledby="plain-text" className="grid gap-3">
        <h2 id="plain-text" className="text-base font-semibold">
          {t("plain")}
        </h2>
        <Card className="p-5 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
          <LinkedText text={text} inPlace />
        </Card>
      </section>
    </div>
  );
}

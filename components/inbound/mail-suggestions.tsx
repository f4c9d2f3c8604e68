import { useQuery } from "@tanstack/react-query";
import { MailQuestion } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Card } from "#components/ui/card.tsx";
import { MailSuggestion } from "./mail-suggestion.tsx";

/** The number of emails that are shown; further ones move up as these are settled. */
const SHOWN = 10;

/** Reads the latest emails whose suggestions wait for the person. */
export function useOpenMail() {
  return useQuery(trpc.inboundEmails.list.queryOptions({ state: "open", limit: SHOWN }));
}

/** Lists the suggestions from employers' mail on Today. Renders nothing if no email suggests anything. */
export function MailSuggestions() {
  const t = useTranslations("inbound");
  const headingId = useId();
  const mails = useOpenMail();
  if (mails.isError) return <LoadFailed query={mails} />;
  if (!mails.data || mails.data.data.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-7">
      <div className="mb-2.5 flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-text">
          <MailQuestion aria-hidden className="size-4.5" />
        </span>
        <div className="min-w-0">
          <h2 id={headingId} className="text-base leading-snug font-semibold">
            {t("title")}
          </h2>
          <p className="text-sm text-ink-muted">{t("hint")}</p>
        </div>
      </div>
      <Card>
        <ul aria-label={t("list")} className="divide-y divide-line">
          {mails.data.data.map((mail) => (
            <MailSuggestion key={mail.id} mail={mail} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

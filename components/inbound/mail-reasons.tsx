import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { type InboundMail, useSettleMail } from "./use-settle-mail.ts";

const KNOWN = [
  "phrase",
  "thread",
  "contact",
  "domain",
  "tenant",
  "sender_name",
  "company_in_text",
  "title",
  "equal_cards",
] as const;

/** Says how an email was understood and why, and what the receiving server reported; shows its text on request. */
export function MailReasons({ mail }: { mail: InboundMail }) {
  const t = useTranslations("inbound");
  const [showsText, setShowsText] = useState(false);
  const { remove, isPending } = useSettleMail(mail);
  const { reasons, confidence, authentication, subject, card } = mail;
  const { server, spf, dkim, dmarc } = authentication;
  const none = t("unchecked");
  const checks = { server: server ?? "", spf: spf ?? none, dkim: dkim ?? none, dmarc: dmarc ?? none };
  return (
    <div className="grid gap-2 rounded-control border border-line bg-surface px-3 py-2.5 text-sm">
      <ul className="grid list-disc gap-1 pl-4">
        {reasons.map(({ code, detail }) => {
          const known = KNOWN.find((item) => item === code);
          return known ? (
            <li key={`${code} ${detail}`} className="wrap-anywhere">
              {t(`reasons.${known}`, { detail })}
            </li>
          ) : null;
        })}
        {card ? <li>{t(`confidence.${confidence}`)}</li> : null}
        <li>{server ? t("checks", checks) : t("noChecks")}</li>
      </ul>
      {showsText ? <MailText id={mail.id} /> : null}
      <div className="flex flex-wrap gap-1.5">
        {showsText ? null : (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t("textOf", { subject })}
            onClick={() => setShowsText(true)}
          >
            {t("text")}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          disabled={isPending}
          aria-label={t("about", { action: t("delete"), subject })}
          onClick={remove}
        >
          {t("delete")}
        </Button>
      </div>
    </div>
  );
}

/** Shows the text of an email as plain text, and deletes it on request. */
function MailText({ id: inboundEmailId }: { id: string }) {
  const t = useTranslations("inbound");
  const mail = useQuery(trpc.inboundEmails.get.queryOptions({ inboundEmailId }));
  const clear = useChange({
    mutationFn: () => api.inboundEmails.deleteBody.mutate({ inboundEmailId }),
    affects: trpc.inboundEmails.get.queryFilter({ inboundEmailId }),
  });
  if (mail.isError) return <LoadFailed query={mail} />;
  if (!mail.data) return <Skeleton className="h-24 w-full" />;
  if (mail.data.body === null) return <p className="text-ink-muted">{t("noText")}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="max-h-80 w-full overflow-y-auto rounded-control border border-line px-3 py-2 whitespace-pre-wrap wrap-anywhere">
        {mail.data.body}
      </p>
      <Button size="sm" variant="ghost" pending={clear.isPending} onClick={() => clear.mutate()}>
        {t("deleteText")}
      </Button>
    </div>
  );
}

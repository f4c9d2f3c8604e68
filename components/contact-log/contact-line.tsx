import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Outputs } from "#components/api/client.ts";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

type Contact = Outputs["contactLog"]["listOwn"]["data"][number];
type Props = {
  contact: Contact;
  /** The applicant, unless it is clear from the context. */
  person?: ReactNode;
  actions?: ReactNode;
};

/** Shows a logged contact: its kind, topic, and time, who logged it, the summary, and the next step. */
export function ContactLine({ contact, person, actions }: Props) {
  const t = useTranslations("contactLog");
  const { kind, topic, happenedAt, minutes, summary, nextStep, loggedByName } = contact;
  return (
    <li className="flex items-start justify-between gap-3 text-sm">
      <div className="grid min-w-0 gap-0.5">
        {person}
        <span className="font-medium wrap-anywhere">
          {t("about", { kind: t(`kinds.${kind}`), topic: t(`topics.${topic}`) })}
        </span>
        <span className="text-ink-muted">
          <LocalTime value={happenedAt} />
          {minutes === null ? null : ` · ${t("took", { minutes })}`}
          {" · "}
          {loggedByName}
        </span>
        {summary ? (
          <p className="wrap-anywhere whitespace-pre-line">
            <LinkedText text={summary} />
          </p>
        ) : null}
        {nextStep ? <p className="wrap-anywhere text-ink-muted">{t("next", { nextStep })}</p> : null}
      </div>
      {actions ? <div className="flex shrink-0">{actions}</div> : null}
    </li>
  );
}

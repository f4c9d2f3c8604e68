import { useTranslations } from "next-intl";
import { FileLink } from "#components/files/file-link.tsx";
import { cn } from "#components/ui/cn.ts";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Message } from "./use-thread.ts";

type Props = {
  message: Message;
  organizationSlug: string;
  isStaff: boolean;
  /** Writes about the same card; left out if there is none. */
  onReply?: (() => void) | undefined;
};

/** Shows a message or note: its author, time, card, and text, and whether the other side has read it. */
export function MessageLine({ message, organizationSlug, isStaff, onReply }: Props) {
  const t = useTranslations("thread");
  const isOwn = message.isFromApplicant !== isStaff;
  const { kind, authorName, body, file, card, isNew, isRead, createdAt } = message;
  return (
    <li
      className={cn(
        "grid gap-1.5 rounded-card border border-line bg-surface px-3.5 py-3",
        isOwn ? "sm:ml-8" : "sm:mr-8",
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium wrap-anywhere">{authorName}</span>
        {kind === "note" ? <span className="text-ink-muted">{t("note")}</span> : null}
        {isNew ? <span className="font-medium text-accent-text">{t("new")}</span> : null}
        <span className="text-xs text-ink-muted">
          <LocalTime value={createdAt} />
          {isOwn && isRead ? ` · ${t("read")}` : null}
        </span>
      </p>
      {card ? (
        <p className="flex flex-wrap items-center gap-x-3">
          <TextLink
            href={
              isStaff && card.shareId
                ? `/o/${organizationSlug}/shares/${card.shareId}?card=${card.applicationId}`
                : `/boards/${card.boardId}?card=${card.applicationId}`
            }
          >
            {t("about", { title: card.title, company: card.companyName })}
          </TextLink>
          {onReply ? (
            <button
              type="button"
              onClick={onReply}
              className="min-h-6 text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
            >
              {t("reply")}
            </button>
          ) : null}
        </p>
      ) : null}
      {body === "" ? null : (
        <p className="leading-relaxed wrap-anywhere whitespace-pre-line">
          <LinkedText text={body} />
        </p>
      )}
      {file ? <FileLink organizationSlug={organizationSlug} file={file} /> : null}
    </li>
  );
}

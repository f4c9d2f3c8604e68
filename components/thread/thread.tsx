import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { LoadState } from "#components/api/load-state.tsx";
import { MoreButton } from "#components/api/more-button.tsx";
import { FileLink } from "#components/files/file-link.tsx";
import { cn } from "#components/ui/cn.ts";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { MessageForm } from "./message-form.tsx";
import {
  type AboutCard,
  type Message,
  type ThreadName,
  useMessages,
  useReading,
  useSend,
  useSendFile,
} from "./use-thread.ts";

/** Returns the messages without the notes, each without its card. */
export const messagesOf = (lines: readonly Message[]) =>
  lines.filter(({ kind }) => kind === "message").map((message) => ({ ...message, card: null }));

type Props = ThreadName & {
  headingLevel: "h2" | "h3" | "h4";
  /** Shows only the messages about a card, whose notes are beside them. They stay unread, as reading one reads all before it. */
  about?: { card: AboutCard; heading: string };
  /** Shows the messages without a form, and without marking them as read. */
  isReadOnly?: boolean;
};

/** Shows the messages between staff and an applicant with the notes on cards, and a form for a new one; marks them as read. */
export function Thread({ headingLevel: Heading, about, isReadOnly = false, ...thread }: Props) {
  const { organizationSlug, applicantEmail } = thread;
  const t = useTranslations("thread");
  const headingId = useId();
  const formId = useId();
  const [card, setCard] = useState<AboutCard | null>(about?.card ?? null);
  const send = useSend(thread, true);
  const list = useMessages(thread, about?.card);
  const loaded = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const all = about ? messagesOf(loaded) : loaded;
  useReading(thread, isReadOnly || about ? undefined : all.find(({ isNew }) => isNew)?.createdAt);
  function reply(to: AboutCard | null): void {
    setCard(to);
    document.getElementById(formId)?.querySelector("textarea")?.focus();
  }
  const upload = useSendFile(thread);
  async function submit(body: string, file: File | null): Promise<boolean> {
    const named: Record<string, string> = card ? { applicationId: card.applicationId } : {};
    if (!file) await send.mutateAsync({ body, ...named });
    else if (!(await upload.send({ ...(body === "" ? {} : { body }), ...named }, file))) return false;
    setCard(about?.card ?? null);
    return true;
  }
  return (
    <section aria-labelledby={headingId} className="grid gap-3 text-sm">
      <Heading id={headingId} className="font-semibold tracking-tight">
        {about?.heading ?? t("title")}
      </Heading>
      {isReadOnly ? null : (
        <MessageForm
          id={formId}
          keepAs={`message:${organizationSlug}.${applicantEmail ?? "own"}${about ? `.${about.card.applicationId}` : ""}`}
          isApplicant={applicantEmail === undefined}
          card={card}
          onDropCard={about ? undefined : () => setCard(null)}
          onSubmit={submit}
          upload={upload}
        />
      )}
      <LoadState query={list} skeleton="h-16" />
      {list.data && all.length === 0 && !about ? (
        <p className="text-ink-muted">{t(applicantEmail ? "noneYet" : "ownNone")}</p>
      ) : null}
      <ul aria-labelledby={headingId} className="grid gap-2 empty:hidden">
        {all.map((message) => (
          <MessageLine
            key={message.id}
            message={message}
            organizationSlug={organizationSlug}
            isStaff={applicantEmail !== undefined}
            onReply={message.card && !isReadOnly ? () => reply(message.card) : undefined}
          />
        ))}
      </ul>
      <MoreButton list={list} label={t("more")} className="" />
    </section>
  );
}

type MessageLineProps = {
  message: Message;
  organizationSlug: string;
  isStaff: boolean;
  /** Writes about the same card; left out if there is none. */
  onReply?: (() => void) | undefined;
};

/** Shows a message or note: its author, time, card, and text, and whether the other side has read it. */
function MessageLine({ message, organizationSlug, isStaff, onReply }: MessageLineProps) {
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
        <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
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

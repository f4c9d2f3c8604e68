import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { LoadState } from "#components/api/load-state.tsx";
import { MoreButton } from "#components/api/more-button.tsx";
import { MessageForm } from "./message-form.tsx";
import { MessageLine } from "./message-line.tsx";
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
  const send = useSend(thread);
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
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3 text-sm">
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
      <ul aria-labelledby={headingId} className="grid grid-cols-1 gap-2 empty:hidden">
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

import { ArrowLeft, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef } from "react";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { CardMessages } from "#components/thread/card-messages.tsx";
import { Button, IconButton } from "#components/ui/button.tsx";
import { NoteThread } from "./note-thread.tsx";
import type { SharedFace } from "./shared-board-data.ts";
import { SharedCardDetails } from "./shared-card-details.tsx";

export type SharedCardProps = {
  card: SharedFace;
  organizationSlug: string;
  shareId: string;
  applicantName: string;
  applicantEmail: string;
  onClose: () => void;
};

/** Shows a card of a shared board with all its data and the coaches' notes. */
export function SharedCard(props: SharedCardProps) {
  const { card, organizationSlug, shareId, applicantName, applicantEmail, onClose } = props;
  const t = useTranslations("sharedBoard");
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEscape(section, onClose);
  const { title, companyName, status } = card;
  return (
    <section
      ref={section}
      aria-label={t("cardName", { title, company: companyName })}
      className="min-w-0 content-start rounded-panel border border-line bg-raised @4xl:sticky @4xl:top-18 @4xl:max-h-[calc(100dvh-6rem)] @4xl:self-start @4xl:overflow-y-auto"
    >
      <header className="grid gap-2 border-b border-line px-4 py-4">
        <Button size="sm" variant="ghost" className="-ml-2 justify-self-start @4xl:hidden" onClick={onClose}>
          <ArrowLeft aria-hidden />
          {t("back")}
        </Button>
        <div className="flex items-start justify-between gap-2">
          <h3
            ref={heading}
            tabIndex={-1}
            className="text-lg leading-snug font-semibold tracking-tight focus:outline-none"
          >
            {title}
          </h3>
          <IconButton label={t("close")} className="-mt-1 -mr-2 hidden @4xl:inline-flex" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          {companyName}
          <StatusBadge status={status} />
        </p>
      </header>
      <div className="grid gap-6 px-4 py-4">
        <NoteThread
          organizationSlug={organizationSlug}
          applicationId={card.id}
          applicantName={applicantName}
        />
        <CardMessages
          organizationSlug={organizationSlug}
          applicantEmail={applicantEmail}
          name={applicantName}
          card={{ applicationId: card.id, title, companyName }}
        />
        <SharedCardDetails
          applicationId={card.id}
          organizationSlug={organizationSlug}
          shareId={shareId}
          applicantName={applicantName}
        />
      </div>
    </section>
  );
}

/** Closes the card when Escape is pressed in it; without this, the panel around the board would close instead. */
function useEscape(section: RefObject<HTMLElement | null>, onClose: () => void): void {
  const held = useRef(onClose);
  held.current = onClose;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !section.current?.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
      held.current();
    };
    // The panel's own listener is on the document.
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, [section]);
}

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { longTextClasses } from "#components/ui/button-classes.ts";
import { cn } from "#components/ui/cn.ts";
import { messagesOf, Thread } from "./thread.tsx";
import { type AboutCard, type ThreadName, useMessages } from "./use-thread.ts";

type Props = ThreadName & {
  card: AboutCard;
  /** The other side: the organization's or the applicant's name. */
  name: string;
};

/** Shows the messages about a card, or a button that starts the first one. */
export function CardMessages({ card, name, ...thread }: Props) {
  const t = useTranslations("thread.aboutCard");
  const [isOpen, setOpen] = useState(false);
  const list = useMessages(thread, card);
  const isStarted = list.data?.pages.some(({ data }) => messagesOf(data).length > 0);
  if (!isOpen && !isStarted) {
    return (
      <Button size="sm" className={cn("justify-self-start", longTextClasses)} onClick={() => setOpen(true)}>
        {t("start", { name })}
      </Button>
    );
  }
  return (
    <div ref={isOpen ? focusText : null}>
      <Thread headingLevel="h4" about={{ card, heading: t("title", { name }) }} {...thread} />
    </div>
  );
}

function focusText(shown: HTMLElement | null): void {
  shown?.querySelector("textarea")?.focus();
}

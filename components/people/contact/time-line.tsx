import { useInfiniteQuery } from "@tanstack/react-query";
import { MessageSquarePlus, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { Button, IconButton } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { InteractionDialog } from "../interaction/interaction-dialog.tsx";
import type { Interaction } from "../interaction/interaction-types.ts";
import { useInteractions } from "../interaction/use-interactions.ts";
import { INTERACTIONS_A_PAGE } from "../people-data.ts";
import type { Contact } from "./use-contact.ts";

export type TimeLineProps = { contact: Contact; initial: Outputs["interactions"]["list"] };

/** Lists the interactions with a contact, latest first; each can be changed and deleted. */
export function TimeLine({ contact, initial }: TimeLineProps) {
  const t = useTranslations("people");
  const [open, setOpen] = useState<Interaction | "new" | null>(null);
  const { remove } = useInteractions(contact);
  const list = useInfiniteQuery(
    trpc.interactions.list.infiniteQueryOptions(
      { contactId: contact.id, limit: INTERACTIONS_A_PAGE },
      pagesFrom(initial),
    ),
  );
  const interactions = list.data.pages.flatMap(({ data }) => data);
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 px-5 pt-4 pb-3">
        <h2 className="text-sm font-semibold">{t("timeLine")}</h2>
        <Button size="sm" variant="primary" onClick={() => setOpen("new")}>
          <MessageSquarePlus aria-hidden />
          {t("log")}
        </Button>
      </div>
      {interactions.length === 0 ? (
        <p className="px-5 pb-5 text-sm text-ink-muted">{t("timeLineNone")}</p>
      ) : null}
      <ol aria-label={t("timeLine")}>
        {interactions.map((interaction) => {
          const type = t(`types.${interaction.type}`);
          return (
            <li
              key={interaction.id}
              className="flex items-start gap-2 border-t border-line px-5 py-3 text-sm"
            >
              <div className="min-w-0 flex-1 py-1">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-medium">{type}</span>
                  <LocalTime value={interaction.interactionTime} className="text-ink-muted" />
                </p>
                {interaction.notes ? (
                  <p className="mt-1 whitespace-pre-wrap wrap-anywhere">
                    <LinkedText text={interaction.notes} />
                  </p>
                ) : null}
              </div>
              <IconButton label={t("editOf", { type })} onClick={() => setOpen(interaction)}>
                <Pencil aria-hidden />
              </IconButton>
              <IconButton label={t("deleteOf", { type })} onClick={() => remove.mutate(interaction)}>
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ol>
      <MoreButton list={list} label={t("more")} className="border-t border-line p-3" />
      {open ? (
        <InteractionDialog
          contact={contact}
          interaction={open === "new" ? undefined : open}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Card>
  );
}

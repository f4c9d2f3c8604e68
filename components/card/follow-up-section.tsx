import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { EditText } from "#components/editing/edit-text.tsx";
import { useDraft } from "#components/editing/use-draft.ts";
import { FollowUpButton } from "#components/follow-up/follow-up-menu.tsx";
import { useCardFollowUp } from "#components/follow-up/use-card-follow-up.ts";
import { LIMITS } from "#domain/limits.ts";
import { useEditor } from "./card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

/** Plans a follow-up on the card that needs no person. */
export default function FollowUpSection() {
  const t = useTranslations("followUp.card");
  const { id, job, company } = useEditor().application;
  const name = t("name", { title: job.title, company: company.name });
  const followUps = useQuery(trpc.applications.listFollowUps.queryOptions({ applicationIds: [id] }));
  const { set } = useCardFollowUp(id, name);
  const planned = followUps.data?.[0];
  const due = planned?.due ?? null;
  return (
    <DrawerSection
      title={t("title")}
      aside={
        followUps.data ? (
          <FollowUpButton
            label={due ? t("planned", { name }) : t("plan", { name })}
            title={t("chooseTitle")}
            due={due}
            isWaiting={due !== null}
            onSet={(to) => set({ due: to })}
            onDone={() => set({ due: null })}
          />
        ) : null
      }
    >
      <LoadState query={followUps} skeleton="h-9" />
      {planned ? (
        <FollowUpNote cardId={id} name={name} note={planned.note ?? ""} />
      ) : followUps.data ? (
        <p className="text-sm text-ink-muted">{t("none")}</p>
      ) : null}
    </DrawerSection>
  );
}

/** Edits the note of a planned follow-up. */
function FollowUpNote({ cardId, name, note }: { cardId: string; name: string; note: string }) {
  const t = useTranslations("followUp.card");
  const { saveNote } = useCardFollowUp(cardId, name);
  const draft = useDraft({
    keepAs: `followUp:${cardId}`,
    label: t("note"),
    value: note,
    save: async (text) => {
      const value = text.trim();
      await saveNote({ note: value === "" ? null : value });
      return { outcome: "saved", value };
    },
  });
  return (
    <EditText
      label={t("note")}
      draft={draft}
      maxLength={LIMITS.text.title}
      placeholder={t("notePlaceholder")}
    />
  );
}

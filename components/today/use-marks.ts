import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { useToast } from "#components/ui/use-toast.ts";
import type { SuggestionRule } from "#domain/suggestion-rules.ts";

export type TodayView = Outputs["today"]["get"];
type AnyItem = TodayView["items"][number];
/** An item that a mark dismisses. */
export type TodayItem = AnyItem & { kind: Exclude<AnyItem["kind"], "task"> };
export type Outcome = { kind: "done" | "dismissed" } | { kind: "snoozed"; until: Date };

const texts = { done: "markedDone", dismissed: "markedDismissed", snoozed: "markedSnoozed" } as const;

/** Returns a function that removes an item from the page immediately, with an undo. */
export function useMarks(): (item: TodayItem, outcome: Outcome) => void {
  const t = useTranslations("today");
  const toast = useToast();
  const queryClient = useQueryClient();
  const queryKey = trpc.today.get.queryKey({});
  const affects = { queryKey };

  const bringBack = useChange({
    mutationFn: async ({ item, outcome }: { item: TodayItem; outcome: Outcome }) => {
      const { subjectId, applicationId, followUpSince: since, followUpDue: due, note } = item;
      if (changesFollowUp(item, outcome)) {
        if (applicationId) await api.applications.setFollowUp.mutate({ applicationId, due, note });
        else await api.contacts.setFollowUp.mutate({ contactId: subjectId, since, due });
      } else await api.today.setMark.mutate({ ...named(item), mark: null });
    },
    affects,
  });
  const mark = useChange({
    mutationFn: async ({ item, outcome }: { item: TodayItem; outcome: Outcome }) => {
      const until = outcome.kind === "snoozed" ? outcome.until.toISOString() : null;
      if (changesFollowUp(item, outcome)) {
        const { subjectId: contactId, applicationId } = item;
        if (applicationId) await api.applications.setFollowUp.mutate({ applicationId, due: until });
        else if (until) await api.contacts.setFollowUp.mutate({ contactId, due: until });
        else await api.contacts.update.mutate({ contactId, followUp: false });
        return;
      }
      await api.today.setMark.mutate({ ...named(item), mark: { until } });
    },
    onMutate: async ({ item }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (view) =>
          view && {
            ...view,
            items: view.items.filter((other) => idOf(other) !== idOf(item)),
            counts: { ...view.counts, [item.kind]: (view.counts[item.kind] ?? 1) - 1 },
          },
      );
    },
    onSuccess: (_data, { item, outcome }) => {
      const undo = () => bringBack.mutate({ item, outcome });
      toast.undoable(t(texts[outcome.kind], { name: item.title }), undo, { id: idOf(item) });
    },
    affects,
  });
  return (item, outcome) => mark.mutate({ item, outcome });
}

/** Returns the items of one kind that marks dismiss. */
export function itemsOfKind(items: readonly AnyItem[], kind: TodayItem["kind"]): TodayItem[] {
  return items.filter((item): item is TodayItem => item.kind === kind);
}

/** Returns the rule that made a suggestion. */
export function ruleOf({ subjectId }: TodayItem): SuggestionRule {
  return subjectId.split(" ")[0] as SuggestionRule;
}

/** Checks whether the outcome changes the follow-up of the contact or card: done removes it, and snoozing moves its date. */
function changesFollowUp({ kind }: TodayItem, outcome: Outcome): boolean {
  return kind === "follow_up" && outcome.kind !== "dismissed";
}

function named({ kind, subjectId, occasion }: TodayItem) {
  return { kind, subjectId, occasion };
}

/** Returns an id that is unique among the items. */
export function idOf({ kind, subjectId }: Pick<AnyItem, "kind" | "subjectId">): string {
  return `${kind} ${subjectId}`;
}

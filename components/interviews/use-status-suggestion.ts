import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { useToast } from "#components/ui/use-toast.ts";
import type { Status } from "#domain/values.ts";
import { useInterviewsChanged } from "./use-interview-changes.ts";

/** The status that an interview suggests for its card, by the card's current status. */
const SUGGESTIONS = {
  scheduled: { saved: "interviewing", applied: "interviewing" },
  failed: { applied: "rejected", interviewing: "rejected" },
} as const satisfies Record<string, Partial<Record<Status, Status>>>;

/**
 * Returns a function that reports a saved interview, and offers to move its card if the status no longer fits. The card
 * never moves unless the person agrees.
 */
export function useStatusSuggestion() {
  const t = useTranslations("interviews.suggestion");
  const toast = useToast();
  const changed = useInterviewsChanged();
  const { mutate: move } = useMutation({
    mutationFn: (input: { applicationId: string; status: Status }) => api.applications.move.mutate(input),
    onSettled: changed,
  });
  return async (message: string, applicationId: string, event: keyof typeof SUGGESTIONS): Promise<void> => {
    const card = await api.applications.get.query({ applicationId }).catch(() => null);
    const targets: Partial<Record<Status, "interviewing" | "rejected">> = SUGGESTIONS[event];
    const status = card ? targets[card.status] : undefined;
    if (status === undefined) toast.success(message);
    else toast.actionable(message, t(status), () => move({ applicationId, status }));
  };
}

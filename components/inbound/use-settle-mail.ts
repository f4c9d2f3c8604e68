import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { useToast } from "#components/ui/use-toast.ts";

export type InboundMail = Outputs["inboundEmails"]["list"]["data"][number];
type Reason = "not_this_card" | "ignore_sender" | "done";

/**
 * Returns functions that accept, dismiss, or delete an email, or undo accepting it, and then reload what
 * changed.
 */
export function useSettleMail({ id: inboundEmailId, subject, from }: InboundMail) {
  const t = useTranslations("inbound");
  const toast = useToast();
  const queryClient = useQueryClient();
  const onSettled = () => {
    for (const part of [trpc.inboundEmails, trpc.today, trpc.boards, trpc.applications, trpc.interviews]) {
      void queryClient.invalidateQueries(part.pathFilter());
    }
  };
  const undoing = useChange({
    mutationFn: () => api.inboundEmails.undo.mutate({ inboundEmailId }),
    says: () => t("undone", { subject }),
    onSettled,
  });
  const accepting = useMutation({
    mutationFn: (applicationId: string | undefined) =>
      api.inboundEmails.accept.mutate({ inboundEmailId, ...(applicationId ? { applicationId } : {}) }),
    onSuccess: () => toast.undoable(t("done", { subject }), () => undoing.mutate()),
    onSettled,
  });
  const dismissing = useChange({
    mutationFn: (reason: Reason) => api.inboundEmails.dismiss.mutate({ inboundEmailId, reason }),
    says: (_mail, reason) =>
      reason === "ignore_sender" ? t("ignored", { sender: from.address }) : t("dismissed", { subject }),
    onSettled,
  });
  const deleting = useChange({
    mutationFn: () => api.inboundEmails.delete.mutate({ inboundEmailId }),
    says: () => t("deleted", { subject }),
    onSettled,
  });
  return {
    accept: (applicationId?: string) => accepting.mutate(applicationId),
    dismiss: (reason: Reason) => dismissing.mutate(reason),
    remove: () => deleting.mutate(),
    undo: () => undoing.mutate(),
    isPending: accepting.isPending || dismissing.isPending || deleting.isPending || undoing.isPending,
  };
}

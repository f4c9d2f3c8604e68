"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { forgetSlips } from "#components/api/forget-slips.ts";
import { useToast } from "#components/ui/use-toast.ts";

type Answer = "accepted" | "archived";

/** Moves the card of an offer to the column that the answer means, with a way back. */
export function useAnswerOffer(applicationId: string, name: string): (answer: Answer) => void {
  const t = useTranslations("today");
  const toast = useToast();
  const queryClient = useQueryClient();
  const onSettled = () => {
    for (const part of [trpc.today, trpc.boards, trpc.applications]) {
      void queryClient.invalidateQueries(part.pathFilter());
    }
  };
  const { mutate: takeBack } = useMutation({
    mutationFn: async () => {
      await api.applications.move.mutate({ applicationId, status: "offer" });
      await forgetSlips([applicationId]);
    },
    onSettled,
  });
  const { mutate: answer } = useMutation({
    mutationFn: (status: Answer) => api.applications.move.mutate({ applicationId, status }),
    onSuccess: (_moved, status) =>
      toast.undoable(t(status === "accepted" ? "accepted" : "declined", { name }), () => takeBack(), {
        id: `offer ${applicationId}`,
      }),
    onSettled,
  });
  return answer;
}

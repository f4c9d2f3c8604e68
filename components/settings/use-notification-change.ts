import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Outputs, trpc } from "#components/api/client.ts";
import { useSendOnLeaving } from "#components/api/use-send-on-leaving.ts";

export type Notifications = Outputs["preferences"]["getNotifications"];

/** A kind of change: its name, how it is shown before it is saved, and how it is saved. */
type Kind<Change> = {
  readonly name: string;
  readonly apply: (before: Notifications, change: Change) => Notifications;
  readonly send: (change: Change) => Promise<unknown>;
};

/**
 * Reads the notification settings and changes them: changes show immediately, and are saved one after the other, so
 * that the last one wins. The settings are read again once no change is pending, because a response from before the
 * last change would show the state before it.
 */
export function useNotificationChange<Change>(initial: Notifications, { name, apply, send }: Kind<Change>) {
  const queryClient = useQueryClient();
  const query = trpc.preferences.getNotifications.queryOptions({}, { initialData: initial });
  const { data } = useQuery(query);
  const mutationKey = ["notifications", name];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(":") },
    mutationFn: send,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, (before) => before && apply(before, change));
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: ["notifications"] }) === 1)
        return queryClient.invalidateQueries(query);
    },
  });
  useSendOnLeaving(mutationKey, async () => {
    for (const { state } of queryClient.getMutationCache().findAll({ mutationKey, status: "pending" })) {
      if (state.isPaused) await send(state.variables as Change);
    }
  });
  return { notifications: data, change: mutate };
}

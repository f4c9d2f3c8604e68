import {
  type QueryFilters,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useToast } from "#components/ui/use-toast.ts";

type Change<Answer, Input, Before> = Omit<UseMutationOptions<Answer, Error, Input, Before>, "meta"> & {
  /** True if the caller shows the error where it happened. */
  silent?: boolean;
  /** The reads that may return something else afterward. They are repeated after an error too. */
  affects?: QueryFilters | readonly QueryFilters[];
  /** Returns the text of the toast that says what was done. */
  says?: (answer: Answer, input: Input) => string;
};

/** Returns a mutation that says what it did, and repeats the reads that it affects. */
export function useChange<Answer = unknown, Input = void, Before = unknown>(
  change: Change<Answer, Input, Before>,
) {
  const { silent, affects, says, onSuccess } = change;
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    ...change,
    meta: { silent },
    onSuccess(...given) {
      const done = onSuccess?.(...given);
      if (says) toast.success(says(given[0], given[1]));
      return done;
    },
    ...(affects && {
      onSettled: () => Promise.all([affects].flat().map((reads) => queryClient.invalidateQueries(reads))),
    }),
  });
}

import {
  type QueryFilters,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useToast } from "#components/ui/use-toast.ts";

type Change<Result, Input, Before> = Omit<UseMutationOptions<Result, Error, Input, Before>, "meta"> & {
  /** True if the caller shows the error where it happened. */
  silent?: boolean;
  /** The reads that may return something else afterward. They are repeated after an error too. */
  affects?: QueryFilters | readonly QueryFilters[];
  /** Returns the text of the toast that says what was done. */
  says?: (result: Result, input: Input) => string;
};

/** Returns a mutation that says what it did, and repeats the reads that it affects. */
export function useChange<Result = unknown, Input = void, Before = unknown>(
  change: Change<Result, Input, Before>,
) {
  const { silent, affects, says, onSuccess } = change;
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    ...change,
    meta: { silent },
    onSuccess(...args) {
      const done = onSuccess?.(...args);
      if (says) toast.success(says(args[0], args[1]));
      return done;
    },
    ...(affects && {
      onSettled: () => Promise.all([affects].flat().map((reads) => queryClient.invalidateQueries(reads))),
    }),
  });
}

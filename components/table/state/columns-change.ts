import type { MutationKey, MutationOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import type { ColumnView, TableView } from "../model/table-types.ts";

/** Shows changed columns immediately, and reverts them if the server rejects them. Each change sends all columns. */
export function columnsChange(
  queryClient: QueryClient,
  mutationKey: MutationKey,
  key: QueryKey,
): MutationOptions<unknown, Error, ColumnView[], ColumnView[] | undefined> {
  const write = (columns: ColumnView[]) =>
    queryClient.setQueryData<TableView>(key, (known) => known && { ...known, columns });
  return {
    mutationKey,
    onMutate: async (columns) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<TableView>(key)?.columns;
      write(columns);
      return before;
    },
    onError: (_error, _columns, before) => {
      // A later change sends this one's columns too, so they stay.
      if (!before || queryClient.isMutating({ mutationKey }) > 1) return;
      write(before);
      // An earlier change may have been rejected before, with these columns.
      return queryClient.invalidateQueries({ queryKey: key });
    },
  };
}

import { useQuery } from "@tanstack/react-query";
import { trpc } from "#components/api/client.ts";
import { SeenBy, type SeenByProps } from "./seen-by.tsx";

type Props = Omit<SeenByProps, "viewers"> & { boardId: string };

/** Says beside a card's fields who else reads them: the staff of the organizations that its board is shared with. */
export function SeenByBoard({ boardId, ...rest }: Props) {
  const viewers = useQuery(trpc.shares.listViewers.queryOptions({ boardId }));
  return viewers.data ? <SeenBy {...rest} viewers={viewers.data} /> : null;
}

import { useQuery } from "@tanstack/react-query";
import { trpc } from "#components/api/client.ts";
import OutcomeDialog from "#components/interviews/form/outcome-dialog.tsx";

export type RecordOutcomeProps = { interviewId: string; name: string; onClose: () => void };

/** Asks for the outcome of an interview, in the list. */
export default function RecordOutcome({ interviewId, name, onClose }: RecordOutcomeProps) {
  const { data } = useQuery(trpc.interviews.get.queryOptions({ interviewId }));
  return data ? <OutcomeDialog interview={data} name={name} onClose={onClose} /> : null;
}

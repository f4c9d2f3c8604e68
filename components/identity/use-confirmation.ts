import { useErrorReport } from "#components/api/use-error-report.ts";
import { isAboutFields } from "#components/settings/field-problem.ts";

/** What all ways to confirm have in common: tried once, and a wrong answer is said beside its field. */
export function useConfirmation<Result>(onSuccess: (result: Result) => void) {
  const report = useErrorReport();
  return {
    meta: { silent: true },
    retry: false,
    onSuccess,
    onError: (error: unknown) => {
      if (!isAboutFields(error)) report(error);
    },
  } as const;
}

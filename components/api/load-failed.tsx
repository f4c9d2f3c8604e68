import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { sessionQuestion } from "./identity.ts";
import { problemOf } from "./problem.ts";

export type LoadFailedProps = {
  /** True if the last read failed and there is no earlier data. */
  query: { isLoadingError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  className?: string;
};

/** Shows an error with a retry in place of content that couldn't be loaded; renders nothing otherwise. */
export function LoadFailed({ query, className }: LoadFailedProps) {
  const t = useTranslations("ui");
  if (!query.isLoadingError) return null;
  const problem = problemOf(query.error);
  const isSignedOut = problem?.status === 401;
  const signIn = async () => {
    if (await sessionQuestion.ask()) query.refetch();
  };
  const retry = (
    <Button
      size="sm"
      pending={query.isFetching}
      onClick={isSignedOut ? () => void signIn() : () => query.refetch()}
    >
      {t(isSignedOut ? "signInAgain" : "tryAgain")}
    </Button>
  );
  return (
    <Callout tone="error" role="status" action={retry} className={className}>
      {problem?.detail ?? t("unread")}
    </Callout>
  );
}

import { useTranslations } from "next-intl";
import { useToast } from "#components/ui/use-toast.ts";
import { problemOf } from "./problem.ts";

/** Says in a toast what went wrong and what to do; one toast a cause, however often it happens. */
export function useErrorReport(): (error: unknown) => void {
  const toast = useToast();
  const t = useTranslations("api");
  return (error) => {
    const problem = problemOf(error);
    if (!problem) toast.error(t("offline"), { id: "offline", description: t("offlineHint") });
    else if (problem.code === "reauthentication_required") return;
    else if (problem.status === 401)
      toast.error(t("signedOut"), { id: "signedOut", description: t("signedOutHint") });
    else toast.error(problem.title, { id: problem.code, description: problem.detail });
  };
}

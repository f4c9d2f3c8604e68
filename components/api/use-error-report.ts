import { useTranslations } from "next-intl";
import { useRef } from "react";
import { topDialog } from "#components/ui/overlay.tsx";
import { refuseIn } from "#components/ui/refusals.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { sessionQuestion } from "./identity.ts";
import { problemOf } from "./problem.ts";

/**
 * Tells of an error.
 * @param dialog where it was caused, which then says it itself; null for a toast
 * @param again what is tried once more when the person's session had ended and they signed in again
 */
export type ErrorReport = (error: unknown, dialog?: HTMLElement | null, again?: () => void) => void;

/** Says what went wrong and what to do: in the dialog on top, else in a toast, one a cause, however often it happens. */
export function useErrorReport(): ErrorReport {
  const toast = useToast();
  const t = useTranslations("api");
  const texts = useRef(t);
  texts.current = t;
  return (error, dialog = topDialog(), again) => {
    const t = texts.current;
    const problem = problemOf(error);
    if (problem?.code === "reauthentication_required") return;
    const isSignedOut = problem?.status === 401;
    const title = !problem ? t("offline") : isSignedOut ? t("signedOut") : problem.title;
    const description = !problem ? t("offlineHint") : isSignedOut ? t("signedOutHint") : problem.detail;
    if (dialog && refuseIn(dialog, { title, description })) return;
    const id = !problem ? "offline" : isSignedOut ? "signedOut" : problem.code;
    if (!isSignedOut) return toast.error(title, { id, description });
    const signIn = () => void sessionQuestion.ask().then((isSignedIn) => isSignedIn && again?.());
    toast.retryable(title, signIn, { id, description }, "signInAgain");
  };
}

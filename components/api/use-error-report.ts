import { useTranslations } from "next-intl";
import { useRef } from "react";
import { showErrorIn } from "#components/ui/dialog-errors.ts";
import { topDialog } from "#components/ui/overlay.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { sessionQuestion } from "./identity.ts";
import { problemOf } from "./problem.ts";

/**
 * Shows an error.
 * @param dialog the dialog that caused it, and then shows it; null for a toast
 * @param again the action to retry if the person's session had ended and they signed in again
 */
export type ErrorReport = (error: unknown, dialog?: HTMLElement | null, again?: () => void) => void;

/** Returns a function that shows an error and its remedy: in the top dialog, or else in one toast per cause. */
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
    if (dialog && showErrorIn(dialog, { title, description })) return;
    const id = !problem ? "offline" : isSignedOut ? "signedOut" : problem.code;
    if (!isSignedOut) return toast.error(title, { id, description });
    const signIn = () => void sessionQuestion.ask().then((isSignedIn) => isSignedIn && again?.());
    toast.retryable(title, signIn, { id, description }, "signInAgain");
  };
}

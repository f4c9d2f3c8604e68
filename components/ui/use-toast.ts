import { useTranslations } from "next-intl";
import { createElement, type ReactNode, useMemo } from "react";
import type { toast } from "sonner";
import { PassingToasts } from "./passing-toasts.ts";

/** The label of a toast's retry button. */
type Again = "tryAgain" | "signInAgain";
type Extra = { description?: ReactNode; id?: string };
type UndoExtra = Extra & {
  /** True if the page handles the undo key for this change; otherwise the key presses the newest "Undo" button. */
  hasPageKey?: boolean;
};

/** Messages with an action and errors take longer to read. */
const LONG = 10_000;

/** Finds the "Undo" button of a toast; its value says who handles the key. */
export const UNDO = "data-undo";

/**
 * Returns functions that show short messages. `undoable` has an "Undo" button, `redoable` "Redo", and `actionable` a
 * custom one; these stay longer. `retryable` has "Try again" or "Sign in again", and stays until it is closed. An
 * error's description says what to do. A toast without a button disappears when another page opens. The same `id`
 * replaces a toast instead of stacking a second one.
 */
export function useToast() {
  const t = useTranslations("ui");
  return useMemo(
    () => ({
      success: (message: string, extra?: Extra) => publish((toast) => pass(toast.success(message, extra))),
      info: (message: string, extra?: Extra) => publish((toast) => pass(toast.info(message, extra))),
      error: (message: string, extra?: Extra) =>
        publish((toast) => pass(toast.error(message, { duration: LONG, ...extra }))),
      retryable: (message: string, run: () => void, extra?: Extra, label: Again = "tryAgain") =>
        publish((toast) =>
          toast.error(message, {
            duration: Number.POSITIVE_INFINITY,
            closeButton: true,
            action: { label: t(label), onClick: run },
            ...extra,
          }),
        ),
      undoable: (message: string, run: () => void, { hasPageKey, ...extra }: UndoExtra = {}) =>
        publish((toast) => {
          const label = createElement("span", { [UNDO]: hasPageKey ? "page" : "toast" }, t("undo"));
          return toast(message, { duration: LONG, action: { label, onClick: run }, ...extra });
        }),
      redoable: (message: string, run: () => void, extra?: Extra) =>
        publish((toast) =>
          toast(message, { duration: LONG, action: { label: t("redo"), onClick: run }, ...extra }),
        ),
      actionable: (message: string, label: string, run: () => void, extra?: Extra) =>
        publish((toast) => toast(message, { duration: LONG, action: { label, onClick: run }, ...extra })),
      dismiss: (id?: string) => publish((toast) => toast.dismiss(id)),
    }),
    [t],
  );
}

const passing = new PassingToasts();

function pass(id: string | number): void {
  passing.add(id, Date.now());
}

/** Closes the former page's toasts without a button. Called when another page opens. */
export function leavePage(): void {
  for (const id of passing.leave(Date.now())) publish((toast) => toast.dismiss(id));
}

type Publish = (show: typeof toast) => void;

const waiting: Publish[] = [];
let connected: typeof toast | null = null;
let wake: (() => void) | null = null;

/** Shows a toast, or keeps it until the list of toasts has loaded, which the first one triggers. */
function publish(message: Publish): void {
  if (connected) {
    message(connected);
    return;
  }
  waiting.push(message);
  wake?.();
}

/**
 * Shows the waiting toasts. Called with sonner's `toast` once its list is on the page.
 * @returns a function that disconnects the list
 */
export function connect(show: typeof toast): () => void {
  connected = show;
  for (const message of waiting.splice(0)) message(show);
  return () => {
    connected = null;
  };
}

/**
 * Calls back when the first toast is requested.
 * @returns a function that stops listening
 */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = null;
  };
}

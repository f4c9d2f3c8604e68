"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { publish } from "./toast-queue.ts";

type Extra = { description?: string; id?: string };

/** Messages that offer an action, or that something went wrong, need longer to be read. */
const LONG = 10_000;

/**
 * Short messages that go away by themselves. `undoable` carries an "Undo" button and stays longer;
 * an error says what to do in its description. The same `id` replaces a toast instead of stacking a second one.
 */
export function useToast() {
  const t = useTranslations("ui");
  return useMemo(
    () => ({
      success: (message: string, extra?: Extra) => publish((toast) => toast.success(message, extra)),
      info: (message: string, extra?: Extra) => publish((toast) => toast.info(message, extra)),
      error: (message: string, extra?: Extra) =>
        publish((toast) => toast.error(message, { duration: LONG, ...extra })),
      undoable: (message: string, run: () => void, extra?: Extra) =>
        publish((toast) =>
          toast(message, { duration: LONG, action: { label: t("undo"), onClick: run }, ...extra }),
        ),
      dismiss: (id?: string) => publish((toast) => toast.dismiss(id)),
    }),
    [t],
  );
}

"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type ExternalToast, toast } from "sonner";

type Extra = { description?: string; id?: string };

/**
 * Short messages that go away by themselves. `undoable` carries an "Undo" button and stays longer;
 * an error says what to do in its description. The same `id` replaces a toast instead of stacking a second one.
 */
export function useToast() {
  const t = useTranslations("ui");
  return useMemo(() => {
    const undo = (run: () => void): ExternalToast => ({
      duration: 10_000,
      action: { label: t("undo"), onClick: run },
    });
    return {
      success: (message: string, extra?: Extra) => toast.success(message, extra),
      info: (message: string, extra?: Extra) => toast.info(message, extra),
      error: (message: string, extra?: Extra) => toast.error(message, { duration: 10_000, ...extra }),
      undoable: (message: string, run: () => void, extra?: Extra) =>
        toast(message, { ...undo(run), ...extra }),
      dismiss: (id?: string | number) => toast.dismiss(id),
    };
  }, [t]);
}

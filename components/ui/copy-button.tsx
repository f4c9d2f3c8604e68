"use client";
import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";

export type CopyButtonProps = Omit<ButtonProps, "onClick" | "children" | "value"> & {
  value: string;
  label?: string;
  /** Shows only the icon; the label stays for screen readers. */
  hideLabel?: boolean;
};

/** Copies `value` to the clipboard, and says so visibly and to screen readers. */
export function CopyButton({ value, label, hideLabel, ...rest }: CopyButtonProps) {
  const t = useTranslations("ui");
  const [outcome, setOutcome] = useState<"idle" | "copied" | "failed">("idle");

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome("idle"), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      // On plain HTTP, browsers have no clipboard.
      await navigator.clipboard.writeText(value);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  return (
    <>
      <Button {...rest} onClick={copy}>
        {outcome === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span className={hideLabel ? "sr-only" : undefined}>
          {outcome === "copied" ? t("copied") : (label ?? t("copy"))}
        </span>
      </Button>
      <span role="status" className={outcome === "failed" ? "text-sm text-danger-text" : "sr-only"}>
        {outcome === "copied" ? t("copied") : outcome === "failed" ? t("copyFailed") : null}
      </span>
    </>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Callout } from "#components/ui/callout.tsx";
import type { Answer } from "./send.ts";

/** What came back; screen readers are told its status. */
export function RunAnswer({ name, answer }: { name: string; answer: Answer | "failed" | "pending" | null }) {
  const t = useTranslations("tryit");
  if (answer === "failed") {
    return (
      <Callout tone="error" role="alert">
        {t("failed")}
      </Callout>
    );
  }
  const shown = answer === "pending" ? null : answer;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div role="status">
        {shown ? (
          <Badge tone={shown.isProblem ? "danger" : "success"}>
            {t("took", { status: String(shown.status), ms: String(shown.milliseconds) })}
          </Badge>
        ) : null}
      </div>
      {shown?.problemPage ? (
        <a
          href={shown.problemPage}
          className="justify-self-start py-1 text-sm text-accent-text underline decoration-current/30 underline-offset-4 hover:decoration-current"
        >
          {t("problemPage")}
        </a>
      ) : null}
      {shown ? (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={`${name}: ${t("answer")}`}
          className="max-h-96 overflow-auto rounded-card bg-sunken px-3.5 py-3"
        >
          <pre className="font-mono text-[0.8125rem] leading-relaxed">{shown.text || t("empty")}</pre>
        </section>
      ) : null}
    </div>
  );
}

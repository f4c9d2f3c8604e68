"use client";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import type { Interview } from "../interview-data.ts";

const tones = {
  pending: "warning",
  passed: "success",
  failed: "danger",
  canceled: "neutral",
  no_show: "neutral",
} as const;

/** What came of it; nothing while it is still to come. */
export function OutcomeBadge({ interview, now }: { interview: Interview; now: number }) {
  const t = useTranslations("interviews.outcomes");
  const { outcome } = interview;
  if (outcome === "pending" && !isOver(interview, now)) return null;
  return <Badge tone={tones[outcome]}>{t(outcome)}</Badge>;
}

/** Whether the interview has ended. */
export function isOver({ scheduledAt, durationMinutes }: Interview, now: number): boolean {
  return Date.parse(scheduledAt) + durationMinutes * 60_000 <= now;
}

/** Whether it has ended and something is still to be written down: what came of it, or how it went. */
export function wantsFeedback(interview: Interview, now: number): boolean {
  const { outcome, feedback } = interview;
  if (outcome === "canceled" || outcome === "no_show" || !isOver(interview, now)) return false;
  return outcome === "pending" || feedback === null;
}

import type { useTranslations } from "next-intl";
import type { AuditEvent } from "./audit-log.ts";

type AuditTexts = ReturnType<typeof useTranslations<"audit">>;

/** Returns a sentence that says what happened. */
export function sentenceOf(t: AuditTexts, event: AuditEvent): string {
  const { before, after, ...others } = event.details ?? {};
  return t(`sentences.${event.action}`, {
    actor: event.actorLabel,
    person: event.subjectEmail ?? t("someone"),
    label: event.subjectLabel ?? "",
    before: event.action === "retention_changed" ? monthsOf(before) : mainValueOf(before),
    after: event.action === "retention_changed" ? monthsOf(after) : mainValueOf(after),
    reason: textOf(fieldOf(after, "departureReason")),
    correction: textOf(others.change),
    format: textOf(others.format).toUpperCase(),
    rows: Number(others.rows ?? 0),
    people: Number(others.people ?? 0),
    months: Number(others.months ?? 0),
    created: countOf(after, "created"),
    updated: countOf(after, "updated"),
    removed: countOf(after, "removed"),
    restored: countOf(after, "restored"),
    change: subscriptionChange(before, after),
    kind: textOf(others.type),
    via: textOf(others.via),
  });
}

const FIELDS = [
  "name",
  "type",
  "website",
  "requiresSecondFactor",
  "seats",
  "interval",
  "status",
  "cancelAtPeriodEnd",
] as const;

/**
 * Returns the changed fields of an organization or subscription, each with its old and new value: only the new values if a subscription
 * began, and none if it ended.
 */
export function changesOf(t: AuditTexts, { action, details }: AuditEvent): string[] {
  if (action !== "organization_updated" && action !== "subscription_changed") return [];
  const { before, after } = details ?? {};
  if (!after) return [];
  return FIELDS.flatMap((field) => {
    const [was, is] = [fieldOf(before, field), fieldOf(after, field)];
    if (was === is || (before === null && !is)) return [];
    if (before === null) return [t("value", { field: t(`fields.${field}`), value: shownValue(t, is) })];
    return [
      t("change", { field: t(`fields.${field}`), before: shownValue(t, was), after: shownValue(t, is) }),
    ];
  });
}

function shownValue(t: AuditTexts, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return textOf(value).replaceAll("_", " ") || t("none");
}

/** Returns the change of a subscription, as far as the log shows it. */
function subscriptionChange(
  before: unknown,
  after: unknown,
): "began" | "ended" | "seats" | "ending" | "other" {
  if (!before) return "began";
  if (!after) return "ended";
  if (fieldOf(before, "seats") !== fieldOf(after, "seats")) return "seats";
  return fieldOf(after, "cancelAtPeriodEnd") && !fieldOf(before, "cancelAtPeriodEnd") ? "ending" : "other";
}

/** Returns one value of the state before or after a change: the most informative one, or else the first. */
function mainValueOf(state: unknown): string {
  if (typeof state !== "object" || state === null) return textOf(state);
  const named = ["role", "name", "seats", "complimentarySeats"].map((field) => fieldOf(state, field));
  const [only] = Object.values(state);
  return textOf(named.find((value) => value !== undefined) ?? only);
}

/** Returns the months of a retention; "keep" if nothing is deleted. */
const monthsOf = (state: unknown): string => textOf(fieldOf(state, "months")) || "keep";

function fieldOf(state: unknown, field: string): unknown {
  return typeof state === "object" && state !== null ? (state as Record<string, unknown>)[field] : undefined;
}

function countOf(state: unknown, field: string): number {
  return Number(fieldOf(state, field) ?? 0);
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

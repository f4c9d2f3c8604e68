import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import messages from "../../messages/en/audit.json" with { type: "json" };
import type { AuditEvent } from "./audit-log.ts";
import { changesOf, sentenceOf } from "./sentence.ts";

const t = createTranslator({ locale: "en", namespace: "audit", messages: { audit: messages } });
const eventOf = (action: string, details: object) =>
  ({
    action,
    actorLabel: "Ada",
    subjectEmail: "kim@people.example",
    subjectLabel: "Ada",
    details,
  }) as AuditEvent;

const begun = { seats: 25, interval: "annual", status: "active", cancelAtPeriodEnd: false };

test("a new subscription lists what it has, a changed one what changed, and one that ended nothing", () => {
  const changes = (before: object | null, after: object | null) =>
    changesOf(t, eventOf("subscription_changed", { before, after }));
  expect(changes(null, begun)).toEqual(["Paid seats: 25", "Billing interval: annual", "Status: active"]);
  expect(changes(begun, { ...begun, seats: 30 })).toEqual(["Paid seats: 25 → 30"]);
  expect(changes(begun, null)).toEqual([]);
});

test("an appointment says who booked it", () => {
  const booked = (details: object) => sentenceOf(t, eventOf("appointment_booked", details));
  expect(booked({})).toBe("kim@people.example booked an appointment with Ada.");
  expect(booked({ via: "coach" })).toBe("Ada booked an appointment for kim@people.example.");
});

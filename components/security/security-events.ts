import type { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";

export type SecurityLogPage = Outputs["securityLog"]["list"];
export type SecurityEvent = SecurityLogPage["data"][number];

export const EVENTS_A_PAGE = 25;

/** Returns a sentence that says what happened. */
export function eventSentence(
  t: ReturnType<typeof useTranslations<"security">>,
  { kind, details }: SecurityEvent,
): string {
  const told = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, value === null ? "" : String(value)]),
  );
  const values = {
    ...MISSING,
    ...told,
    device: told.device || t("sessions.unknownDevice"),
    count: Number(details.count ?? 0),
  };
  return t(`events.${kind}`, values);
}

/** Defaults for details that older events lack. */
const MISSING = {
  method: "",
  name: "",
  environment: "live",
  app: "",
  reason: "",
  provider: "",
  organization: "",
  what: "",
  format: "",
};

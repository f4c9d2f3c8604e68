"use server";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import type { ConsentAnswer, ConsentOutcome } from "#components/oauth/consent-form.tsx";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { approve, deny } from "#server/auth/oauth/consent.ts";
import { mayGrant } from "#server/auth/reauthentication.ts";
import { readSession } from "#server/auth/session.ts";
import { toOperationError } from "#server/core/errors.ts";

const Answer = z.union([
  z.literal("refuse"),
  z.strictObject({
    environment: z.enum(["live", "sandbox"]),
    organizationId: z.string().max(100).nullable(),
    scopes: z.array(z.enum(ALL_SCOPES)),
    rejectsWebhooks: z.boolean(),
  }),
]);

/** Carries out the person's choice. Returns where the browser continues, or what has to happen first. */
export async function answerConsent(uid: string, input: ConsentAnswer): Promise<ConsentOutcome> {
  const { data: answer } = Answer.safeParse(input);
  if (answer === undefined) return { problem: null };
  const cookieHeader = (await headers()).get("cookie");
  const session = await readSession(cookieHeader);
  if (session === null) return { location: `/oauth/consent/${encodeURIComponent(uid)}` };
  if (session.sandboxId !== null && answer !== "refuse" && answer.environment === "live") {
    return { problem: (await getTranslations("sandbox"))("consentProblem") };
  }
  if (answer !== "refuse" && !(await mayGrant(session, answer.scopes))) return { mustConfirm: true };
  const request = { uid, cookieHeader, userId: session.userId, sessionId: session.sessionId };
  try {
    return { location: answer === "refuse" ? await deny(request) : await approve(request, answer) };
  } catch (error) {
    const { code, message } = toOperationError(error);
    if (code === "internal_error") throw error;
    return { problem: message };
  }
}

"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { UnsavedGuard } from "#components/editing/unsaved-guard.tsx";
import { IdentityQuestions } from "#components/identity/identity-question.tsx";
import { startBackground } from "./background.ts";
import { PageOwner } from "./page-owner.ts";
import type { ErrorTeller } from "./query-client.ts";
import { useErrorTeller } from "./use-error-teller.ts";

export type AfterPaintProps = {
  owner: string | null;
  /** Takes who tells of errors. */
  onErrors: (teller: ErrorTeller) => void;
};

/** What every page needs once it is drawn: the questions that calls wait for, the guard of what isn't saved, word of changes. */
export default function AfterPaint({ owner, onErrors }: AfterPaintProps) {
  useErrorTeller(onErrors);
  const queryClient = useQueryClient();
  const t = useTranslations("api.fields");
  useEffect(() => startBackground(queryClient, t), [queryClient, t]);
  return (
    <PageOwner value={owner}>
      <IdentityQuestions />
      <UnsavedGuard />
    </PageOwner>
  );
}

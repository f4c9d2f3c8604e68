"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { UnsavedGuard } from "#components/editing/unsaved-guard.tsx";
import { IdentityQuestions } from "#components/identity/identity-question.tsx";
import { startBackground } from "./background.ts";
import { PageOwner } from "./page-owner.ts";

/** What every page needs once it is drawn: the questions that calls wait for, the guard of what isn't saved, word of changes. */
export default function AfterPaint({ owner }: { owner: string | null }) {
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

"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { type NewResume, sendResume } from "./send-resume.ts";

export type UploadState =
  | { step: "idle" }
  | { step: "sending"; share: number }
  | { step: "refused"; reason: string };

/** Uploads one file at a time; the upload can be canceled, and is when its dialog closes. */
export function useResumeUpload(onDone: (resume: NewResume) => void) {
  const t = useTranslations("resumes");
  const queryClient = useQueryClient();
  const [state, setState] = useState<UploadState>({ step: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (name: string, file: File) => {
      const upload = new AbortController();
      running.current = upload;
      setState({ step: "sending", share: 0 });
      try {
        const onProgress = (share: number) => setState({ step: "sending", share });
        const resume = await sendResume({ name, file, onProgress, signal: upload.signal });
        void queryClient.invalidateQueries(trpc.resumes.listLibrary.queryFilter());
        onDone(resume);
      } catch (error) {
        if (upload.signal.aborted) return;
        const problem = problemOf(error);
        setState({
          step: "refused",
          reason: problem?.issues?.[0]?.message ?? problem?.detail ?? t("unanswered"),
        });
      }
    },
    [onDone, queryClient, t],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ step: "idle" });
  }, []);

  return { state, start, cancel, reset: () => setState({ step: "idle" }) };
}

"use client";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { sendFile } from "./send-file.ts";

export type UploadState =
  | { step: "idle" }
  | { step: "sending"; share: number }
  | { step: "refused"; reason: string };

/**
 * Uploads one file at a time with the operation; the upload can be canceled, and is when its component goes.
 * `start` resolves to true once the file is stored.
 */
export function useUpload<Result>(operation: string, onDone: (result: Result) => unknown) {
  const t = useTranslations("files");
  const [state, setState] = useState<UploadState>({ step: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (fields: Readonly<Record<string, string>>, file: File): Promise<boolean> => {
      const upload = new AbortController();
      running.current = upload;
      setState({ step: "sending", share: 0 });
      try {
        const onProgress = (share: number) => setState({ step: "sending", share });
        onDone(await sendFile<Result>({ operation, fields, file, onProgress, signal: upload.signal }));
        setState({ step: "idle" });
        return true;
      } catch (error) {
        if (upload.signal.aborted) return false;
        const problem = problemOf(error);
        const reason = problem?.issues?.[0]?.message ?? problem?.detail ?? t("unanswered");
        setState({ step: "refused", reason });
        return false;
      }
    },
    [operation, onDone, t],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ step: "idle" });
  }, []);

  return { state, start, cancel, reset: () => setState({ step: "idle" }) };
}

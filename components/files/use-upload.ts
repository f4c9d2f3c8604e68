import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { randomKey, tabId } from "#components/api/client.ts";
import { callError, problemOf } from "#components/api/problem.ts";

export type UploadState =
  | { step: "idle" }
  | { step: "sending"; share: number }
  | { step: "refused"; reason: string };

/**
 * Uploads one file at a time with the operation. The upload can be canceled, and is canceled when another one starts or
 * the component unmounts. `start` resolves to true once the file is stored.
 */
export function useUpload<Result>(operation: string, onDone: (result: Result) => unknown) {
  const t = useTranslations("files");
  const [state, setState] = useState<UploadState>({ step: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (fields: Readonly<Record<string, string>>, file: File): Promise<boolean> => {
      running.current?.abort();
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

type Sending = {
  /** The operation that takes the file, such as `resumes.create`. */
  operation: string;
  /** The operation's other fields. */
  fields: Readonly<Record<string, string>>;
  file: File;
  /** Called with the share of the file that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the upload; nothing of it stays on the server. */
  signal: AbortSignal;
};

/**
 * Uploads a file as a form, which the server reads as a stream. Doesn't use `fetch`, which can't report upload
 * progress.
 * @returns the operation's result
 * @throws the error of the API call
 */
function sendFile<Result>(sending: Sending): Promise<Result> {
  const { operation, fields, file, onProgress, signal } = sending;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", file);
  const request = new XMLHttpRequest();
  request.open("POST", `/api/trpc/${operation}`);
  request.setRequestHeader("x-origin-tab", tabId());
  request.setRequestHeader("idempotency-key", randomKey());
  request.responseType = "json";
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const body = request.response as { result?: { data: Result } } | null;
      if (request.status === 200 && body?.result) resolve(body.result.data);
      else reject(callError(body));
    };
    request.onerror = () => reject(callError(null));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

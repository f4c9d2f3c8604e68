import { TRPCClientError } from "@trpc/client";
import { randomKey, tabId } from "#components/api/tab.ts";

export type Sending = {
  name: string;
  file: File;
  /** Told how much has left, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Ends the upload; nothing of it stays on the server. */
  signal: AbortSignal;
};

/**
 * Uploads a résumé as a form, which the server takes as a stream. It isn't `fetch`, which can't say how much has left.
 * @throws TRPCClientError with the problem, or without one where no answer came
 */
export function sendResume({ name, file, onProgress, signal }: Sending): Promise<void> {
  const form = new FormData();
  form.set("name", name);
  form.set("file", file);
  const request = new XMLHttpRequest();
  request.open("POST", "/api/trpc/resumes.create");
  request.setRequestHeader("x-origin-tab", tabId());
  request.setRequestHeader("idempotency-key", randomKey());
  request.responseType = "json";
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      if (request.status === 200) resolve();
      else reject(refusalIn(request.response));
    };
    request.onerror = () => reject(new TRPCClientError("no answer came"));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

function refusalIn(answer: unknown): Error {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) {
    return new TRPCClientError("no answer came");
  }
  return TRPCClientError.from(answer as Parameters<typeof TRPCClientError.from>[0]);
}

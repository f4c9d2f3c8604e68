import { randomKey, tabId } from "#components/api/client.ts";
import { callError } from "#components/api/problem.ts";

export type Sending = {
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
export function sendFile<Result>(sending: Sending): Promise<Result> {
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
      const answer = request.response as { result?: { data: Result } } | null;
      if (request.status === 200 && answer?.result) resolve(answer.result.data);
      else reject(callError(answer));
    };
    request.onerror = () => reject(callError(null));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

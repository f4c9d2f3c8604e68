import { type Outputs, randomKey, tabId } from "#components/api/client.ts";
import { callError } from "#components/api/problem.ts";

export type Sending = {
  name: string;
  file: File;
  /** Called with the share of the file that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the upload; nothing of it stays on the server. */
  signal: AbortSignal;
};

/**
 * Uploads a résumé as a form, which the server reads as a stream. Doesn't use `fetch`, which can't report upload
 * progress.
 * @returns the new résumé
 * @throws the error of the API call
 */
export function sendResume({ name, file, onProgress, signal }: Sending): Promise<NewResume> {
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
      const answer = request.response as Answer;
      if (request.status === 200 && answer?.result) resolve(answer.result.data);
      else reject(callError(answer));
    };
    request.onerror = () => reject(callError(null));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

export type NewResume = Outputs["resumes"]["create"];
type Answer = { result?: { data: NewResume } } | null;

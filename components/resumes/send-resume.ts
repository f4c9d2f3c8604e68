import { type Outputs, randomKey, tabId } from "#components/api/client.ts";
import { callError } from "#components/api/problem.ts";

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
 * @returns the new résumé
 * @throws what a call of the API throws
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

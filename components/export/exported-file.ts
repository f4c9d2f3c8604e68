import type { Inputs } from "#components/api/client.ts";
import { callError } from "#components/api/problem.ts";

/** The reads that return files, with their inputs. */
type Downloads = {
  "contactLog.export": Inputs["contactLog"]["export"];
  "exports.getReadable": Inputs["exports"]["getReadable"];
  "outcomes.export": Inputs["outcomes"]["export"];
  "roster.exportShown": Inputs["roster"]["exportShown"];
};

/**
 * Fetches a file that the server writes while sending it. The input, which can contain a name or an email, is in the
 * body, because proxies log addresses.
 * @param name the file's name if the server doesn't give one
 * @throws the API's error
 */
export async function download<Procedure extends keyof Downloads>(
  procedure: Procedure,
  input: Downloads[Procedure],
  name = "offerlane",
): Promise<{ name: string; content: Blob }> {
  const response = await fetch(`/api/trpc/${procedure}`, {
    method: "POST",
    headers: { accept: "application/octet-stream", "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw callError((await response.json()) as object);
  const [, fileName] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { name: fileName ?? name, content: await response.blob() };
}

/** Downloads a file to the reader's device. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Freed once the browser has certainly begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

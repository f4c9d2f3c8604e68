import type { Inputs } from "#components/api/client.ts";
import { callError } from "#components/api/problem.ts";

/** The reads whose answers are saved as files, with what they take. */
type Downloads = {
  "exports.getReadable": Inputs["exports"]["getReadable"];
  "roster.exportShown": Inputs["roster"]["exportShown"];
};

/**
 * Fetches a file, which the server writes while it is sent.
 * @param name what it is called where the server doesn't say
 * @throws the refusal
 */
export async function download<Procedure extends keyof Downloads>(
  procedure: Procedure,
  input: Downloads[Procedure],
  name = "offerlane",
): Promise<{ name: string; content: Blob }> {
  const address = `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const response = await fetch(address, { headers: { accept: "application/octet-stream" } });
  if (!response.ok) throw callError((await response.json()) as object);
  const [, given] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { name: given ?? name, content: await response.blob() };
}

/** Hands the reader a file to keep. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Freed once the browser has surely begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

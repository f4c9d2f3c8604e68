import type { Operation } from "./operation.ts";
import { type FileContent, ReceivedFile, receiveContent, settling } from "./uploads.ts";

type Fields = Record<string, unknown>;

/** What holds a call to its contract's input; a file that its surface has received already stands as it is. */
export function parserOf(contract: Operation): (raw: unknown) => Promise<Fields> {
  const { input, upload } = contract;
  if (!upload) return (raw) => input.parseAsync(raw);
  const others = input.omit({ file: true });
  return async (raw) => {
    const { file, ...fields } = (raw ?? {}) as Fields;
    return file instanceof ReceivedFile
      ? { ...(await others.parseAsync(fields)), file }
      : input.parseAsync(raw);
  };
}

/**
 * Runs the work with a file that came in JSON received, and removes it where no row keeps it. A file that the surface
 * received is the surface's to settle.
 */
export async function withReceivedFile<Result>(
  { upload }: Operation,
  input: Fields,
  work: (input: Fields) => Promise<Result>,
): Promise<Result> {
  if (!upload || input.file instanceof ReceivedFile) return work(input);
  const file = await receiveContent(upload, input.file as FileContent);
  return settling(file, () => work({ ...input, file }));
}

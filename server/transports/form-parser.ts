import {
  Busboy,
  type BusboyConfig,
  type BusboyFileStream,
  type BusboyInstance,
  type Dicer,
} from "@fastify/busboy";
import { UNDECLARED_TYPE } from "#server/core/uploads.ts";

type FilePart = {
  readonly name: string;
  readonly stream: BusboyFileStream;
  readonly fileName: string;
  /** The type from the sender; the undeclared type if the part names none. */
  readonly contentType: string;
};

/** busboy keeps its part parser private, and exposes only the headers that it reads. */
type WithParts = { readonly _parser: { readonly parser: Dicer } };

/**
 * Creates a parser of multipart/form-data that distinguishes a file whose part names no type (RFC 7578, 4.4 makes it optional, and some
 * clients omit it) from one declared as text: busboy reports text/plain for both.
 * @throws if the header isn't that of a complete form
 */
export function formParser(config: BusboyConfig, onFile: (part: FilePart) => void): BusboyInstance {
  const busboy = new Busboy(config);
  let isTyped = false;
  // Before busboy's own listener, which announces the file during the same header event.
  (busboy as BusboyInstance & WithParts)._parser.parser.prependListener("part", (part) => {
    part.on("header", (header: { readonly "content-type"?: readonly string[] }) => {
      isTyped = Boolean(header["content-type"]?.[0]?.trim());
    });
  });
  busboy.on("file", (name, stream, fileName, _encoding, contentType) => {
    onFile({ name, stream, fileName, contentType: isTyped ? contentType : UNDECLARED_TYPE });
  });
  return busboy;
}

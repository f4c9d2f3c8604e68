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
  /** As its sender says; of a part that names no type, that it is undeclared. */
  readonly contentType: string;
};

/** busboy keeps the parser of the parts to itself, and gives on no header but those that it reads. */
type WithParts = { readonly _parser: { readonly parser: Dicer } };

/**
 * A parser of multipart/form-data that tells a file whose part names no type (RFC 7578, 4.4 leaves it optional, and some clients do)
 * from one that is declared as text: busboy says text/plain of both.
 * @throws where the header is not that of a whole form
 */
export function formParser(config: BusboyConfig, onFile: (part: FilePart) => void): BusboyInstance {
  const busboy = new Busboy(config);
  let isTyped = false;
  // Before busboy's own listener, which announces the file while the same header is told.
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

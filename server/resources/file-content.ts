/** A check of a file's content while it streams. */
export type ContentWatch = {
  /** Returns false once the content so far rules out the file type. */
  readonly mayStillBe: (chunk: Uint8Array) => boolean;
  /** Returns true if the complete content is a file of the type. */
  readonly is: () => boolean;
};

const PDF = Buffer.from("%PDF-");
const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ZIP = Buffer.from("PK\u0003\u0004");
const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const JPEG = Buffer.from("ffd8ff", "hex");

/** Checks for a PDF (ISO 32000), by its start. */
export function watchPdf(): ContentWatch {
  return watchBeginning(PDF);
}

/** Checks for a PNG (W3C PNG specification, 5.2), by its start. */
export function watchPng(): ContentWatch {
  return watchBeginning(PNG);
}

/** Checks for a JPEG (ISO/IEC 10918-1, annex B), by its start. */
export function watchJpeg(): ContentWatch {
  return watchBeginning(JPEG);
}

/**
 * Checks for Word's older format: a compound file, a format that other programs use too. A file with Word's stream is a document, even if
 * it embeds a workbook. A file without Word's stream also counts as a document unless it has another program's stream.
 */
export function watchDoc(): ContentWatch {
  const beginning = watchBeginning(COMPOUND);
  const word = watchName("WordDocument");
  const others = ["Workbook", "PowerPoint Document", "__properties_version1.0"].map(watchName);
  return {
    mayStillBe(chunk) {
      for (const name of [word, ...others]) name.see(chunk);
      return beginning.mayStillBe(chunk);
    },
    is: () => beginning.is() && (word.isSeen() || !others.some((name) => name.isSeen())),
  };
}

/** Looks for the name of a stream of a compound file, across chunks. */
function watchName(name: string) {
  const encodedName = Buffer.from(`${name}\0`, "utf16le");
  let last = Buffer.alloc(0);
  let seen = false;
  return {
    see(chunk: Uint8Array): void {
      const seam = Buffer.concat([last, chunk.subarray(0, encodedName.length)]);
      seen ||= seam.includes(encodedName) || viewOf(chunk).includes(encodedName);
      last = Buffer.concat([last, chunk.subarray(-encodedName.length)]).subarray(-encodedName.length);
    },
    isSeen: () => seen,
  };
}

/** Checks for Word's newer format: a zip (ECMA-376) with a list of content types and the folder word/. */
export function watchDocx(): ContentWatch {
  const beginning = watchBeginning(ZIP);
  const last: Uint8Array[] = [];
  let lastSize = 0;
  let size = 0;
  return {
    mayStillBe(chunk) {
      size += chunk.byteLength;
      lastSize += chunk.byteLength;
      last.push(chunk);
      for (let [first] = last; first && lastSize - first.byteLength >= TAIL; [first] = last) {
        lastSize -= first.byteLength;
        last.shift();
      }
      return beginning.mayStillBe(chunk);
    },
    is() {
      const names = namesInZip(Buffer.concat(last), size) ?? [];
      const holdsDocument = names.some((name) => name.startsWith("word/") && name !== "word/");
      return beginning.is() && names.includes("[Content_Types].xml") && holdsDocument;
    },
  };
}

/** The number of bytes to read from the end of a zip: enough for the directory of a few thousand entries, and the longest comment. */
const TAIL = 524_288;
const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const DIRECTORY_ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;

/** Returns the names in a zip's central directory from the zip's last bytes (APPNOTE 4.3); null if there is none. */
function namesInZip(tail: Buffer, size: number): string[] | null {
  const end = endOfDirectory(tail);
  if (end === null) return null;
  const names: string[] = [];
  let at = tail.readUInt32LE(end + 16) - (size - tail.length);
  for (let left = tail.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at < 0 || at + ENTRY_LENGTH > end || tail.readUInt32LE(at) !== DIRECTORY_ENTRY) return null;
    const nameLength = tail.readUInt16LE(at + 28);
    const name = at + ENTRY_LENGTH;
    names.push(tail.toString("utf8", name, name + nameLength));
    at = name + nameLength + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return names;
}

function endOfDirectory(tail: Buffer): number | null {
  for (let at = tail.length - END_LENGTH; at >= 0; at -= 1) {
    const isEnd =
      tail.readUInt32LE(at) === END_OF_DIRECTORY &&
      at + END_LENGTH + tail.readUInt16LE(at + 20) === tail.length;
    if (isEnd) return at;
  }
  return null;
}

function viewOf(chunk: Uint8Array): Buffer {
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

function watchBeginning(signature: Buffer): ContentWatch {
  let head = Buffer.alloc(0);
  const fits = () => head.equals(signature.subarray(0, head.length));
  return {
    mayStillBe(chunk) {
      if (head.length < signature.length) {
        head = Buffer.concat([head, chunk.subarray(0, signature.length - head.length)]);
      }
      return fits();
    },
    is: () => head.length === signature.length && fits(),
  };
}

type Exported = { readonly fileName: string; readonly contentType: string; readonly contentBase64: string };

/** A file as the API answers it, ready to be kept. */
export function exportedFile({ fileName, contentType, contentBase64 }: Exported) {
  const bytes = Uint8Array.from(atob(contentBase64), (letter) => letter.charCodeAt(0));
  return { name: fileName, content: new Blob([bytes], { type: contentType }) };
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

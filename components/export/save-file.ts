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

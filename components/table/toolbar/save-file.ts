type Content = { contentBase64: string } | { text: string };

/** Puts a file into the person's downloads; answers its name. */
export function saveFile({
  fileName,
  contentType,
  ...content
}: { fileName: string; contentType: string } & Content): string {
  const bytes =
    "text" in content
      ? content.text
      : Uint8Array.from(atob(content.contentBase64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
  link.click();
  // The browser has taken the file by then, slow as it may be.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return fileName;
}

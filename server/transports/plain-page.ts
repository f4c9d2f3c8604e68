/** The CSS of a plain page. */
export const PLAIN_STYLE = `
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
  font: 16px/1.6 system-ui, sans-serif; background: light-dark(#fbfaf8, #0e1314); color: light-dark(#1a2224, #e8ecec); }
main { max-width: 32rem; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 0.75rem; }
p { margin: 0; color: light-dark(#55605f, #a3adad); }
button { margin-top: 1.5rem; min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 0.5rem; cursor: pointer;
  font: inherit; font-weight: 500; background: light-dark(#0f5c66, #7cc4cc); color: light-dark(#fff, #0e1f22); }
button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
`;

/**
 * Returns a page that depends on none of the product's pages, for when those can't be rendered.
 * @param body HTML below the title
 * @param more `script`: a complete script; `againInSeconds`: when the page reloads
 */
export function plainPage(
  title: string,
  body: string,
  { script, againInSeconds }: { script?: string; againInSeconds?: number } = {},
): string {
  const again =
    againInSeconds === undefined ? "" : `<meta http-equiv="refresh" content="${againInSeconds}">\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${again}<title>${title} · Offerlane</title>
<style>${PLAIN_STYLE}</style>
</head>
<body><main><h1>${title}</h1>${body}</main>${script ? `<script>${script}</script>` : ""}</body>
</html>
`;
}

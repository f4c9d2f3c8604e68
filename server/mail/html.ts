export type MailParts = {
  readonly heading: string;
  readonly body: string;
  /** A list below the body. */
  readonly items: readonly string[];
  readonly action: string;
  readonly link: string;
  readonly copyLink: string;
  readonly note: string;
  readonly footer: string;
  /** The link in the footer that turns off email of this kind, and its text. */
  readonly unsubscribe?: string;
  readonly unsubscribeAction?: string;
};

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Returns an email as HTML that any email program can show: one column, inline styles, no images, and nothing
 * to load.
 */
export function renderHtml(parts: MailParts): string {
  const { heading, body, action, copyLink, note, footer } = mapTexts(parts, escapeHtml);
  const list = parts.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("");
  const items =
    list && `<ul style="margin:0 0 24px;padding-left:20px;font-size:15px;line-height:1.6">${list}</ul>\n`;
  const link = escapeHtml(parts.link);
  const off = parts.unsubscribe
    ? ` <a href="${escapeHtml(parts.unsubscribe)}" style="color:#5d6766">${escapeHtml(parts.unsubscribeAction ?? "")}</a>`
    : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${heading}</title>
</head>
<body style="margin:0;background:#f4f2ee;color:#1a2224;${FONT}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px">
<tr><td style="padding:0 8px 16px;font-size:15px;font-weight:600;color:#02646d">Offerlane</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e2ded6;border-radius:12px;padding:32px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3;font-weight:600">${heading}</h1>
<p style="margin:0 0 24px;font-size:15px;line-height:1.6">${body}</p>
${items}<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;background:#02646d;color:#ffffff;text-decoration:none;font-size:15px;font-weight:600;padding:12px 20px;border-radius:8px">${action}</a></p>
<p style="margin:0 0 4px;font-size:13px;line-height:1.5;color:#55605f">${copyLink}</p>
<p style="margin:0 0 24px;font-size:13px;line-height:1.5;word-break:break-all"><a href="${link}" style="color:#02646d">${link}</a></p>
<p style="margin:0;font-size:14px;line-height:1.6;color:#55605f">${note}</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:12px;line-height:1.5;color:#5d6766">${footer}${off}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function mapTexts({ items: _, ...parts }: MailParts, change: (text: string) => string) {
  return Object.fromEntries(Object.entries(parts).map(([key, text]) => [key, change(text)])) as typeof parts;
}

function escapeHtml(text: string): string {
  const named: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (sign) => named[sign] ?? sign);
}

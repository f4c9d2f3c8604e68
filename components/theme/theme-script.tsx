import { THEME_KEY } from "./theme-key.ts";

const SHOW_CHOSEN = `try{let t=localStorage.getItem("${THEME_KEY}");if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`;

/** Shows the chosen theme before the first paint. `nonce` serves a CSP. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would escape it as text.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SHOW_CHOSEN }} />;
}

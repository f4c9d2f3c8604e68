import { THEME_KEY } from "./theme-key.ts";

// Quotes and angle brackets would be escaped, which breaks a script.
const SHOW_CHOSEN = `try{let t=localStorage.getItem(\`${THEME_KEY}\`);if(t==\`light\`||t==\`dark\`)document.documentElement.dataset.theme=t}catch{}`;

/** Shows the chosen theme before the first paint. `nonce` is for a CSP. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {SHOW_CHOSEN}
    </script>
  );
}

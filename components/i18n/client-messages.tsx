import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { messages, type Namespace } from "../../i18n/messages.ts";

/**
 * Gives client components the named namespaces and no others, so that a page ships only its own words.
 * `ui` and `status` always come along: the primitives speak them. A nested one replaces, it does not add.
 */
export function ClientMessages({ namespaces, children }: { namespaces: Namespace[]; children: ReactNode }) {
  const wanted = new Set<Namespace>(["ui", "status", ...namespaces]);
  const picked = Object.fromEntries(
    Object.entries(messages).filter(([name]) => wanted.has(name as Namespace)),
  );
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}

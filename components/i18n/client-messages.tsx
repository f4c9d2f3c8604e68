import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { messages, type Namespace } from "../../i18n/messages.ts";
import { AddedMessages } from "./added-messages.tsx";

/** What the primitives speak. */
const EVERYWHERE: readonly Namespace[] = ["ui", "status"];

/** What the frame of the signed-in pages speaks, and what may open over all of them. page-messages.test.ts holds it to that. */
export const IN_FRAME: readonly Namespace[] = [
  ...EVERYWHERE,
  "api",
  "commands",
  "editing",
  "identity",
  "shell",
];

type Props = { namespaces: readonly Namespace[]; children: ReactNode };

/**
 * Gives client components the named namespaces and no others, so that a page ships only its own words.
 * `ui` and `status` always come along: the primitives speak them. A nested one replaces, it does not add.
 */
export function ClientMessages({ namespaces, children }: Props) {
  return (
    <NextIntlClientProvider messages={picked([...EVERYWHERE, ...namespaces])}>
      {children}
    </NextIntlClientProvider>
  );
}

/** The words of the frame around the signed-in pages. */
export function FrameMessages({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={IN_FRAME}>{children}</ClientMessages>;
}

/** Adds the words of a page to those of the frame around it, which are not sent again. */
export function PageMessages({ namespaces, children }: Props) {
  const added = picked(namespaces.filter((name) => !IN_FRAME.includes(name)));
  return <AddedMessages added={added}>{children}</AddedMessages>;
}

function picked(namespaces: readonly Namespace[]): Partial<typeof messages> {
  return Object.fromEntries([...new Set(namespaces)].map((name) => [name, messages[name]]));
}

import { useLocale, useTimeZone } from "next-intl";
import type { ReactNode } from "react";
import { oneByteJson } from "#domain/one-byte-json.ts";
import { messages, type Namespace } from "../../i18n/messages.ts";
import { AddedMessages, FirstMessages } from "./added-messages.tsx";

/** The namespaces of the primitives. */
const EVERYWHERE: readonly Namespace[] = ["ui", "status"];

/** The namespaces of the signed-in pages' layout, and of the dialogs that can open over all of them; page-messages.test.ts checks that. */
export const IN_FRAME: readonly Namespace[] = [
  ...EVERYWHERE,
  "api",
  "commands",
  "editing",
  "identity",
  "sections",
  "shell",
];

const texts = new Map<string, string>();

type Props = { namespaces: readonly Namespace[]; children: ReactNode };

/**
 * Provides client components with the named namespaces only, so that a page ships no other messages. `ui` and `status`
 * are always included: the primitives use them. A nested one replaces the outer one.
 */
export function ClientMessages({ namespaces, children }: Props) {
  return (
    <FirstMessages
      locale={useLocale()}
      timeZone={useTimeZone()}
      words={textOf([...EVERYWHERE, ...namespaces])}
    >
      {children}
    </FirstMessages>
  );
}

/** Provides the messages of the frame around the signed-in pages. */
export function FrameMessages({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={IN_FRAME}>{children}</ClientMessages>;
}

/** Adds a page's messages to the messages of the enclosing frame, which aren't sent again. */
export function PageMessages({ namespaces, children }: Props) {
  const added = textOf(namespaces.filter((name) => !IN_FRAME.includes(name)));
  return <AddedMessages words={added}>{children}</AddedMessages>;
}

/** Returns messages as JSON, written once per list of namespaces: React would walk every message of an object for every page. */
function textOf(namespaces: readonly Namespace[]): string {
  const names = [...new Set(namespaces)];
  const list = names.join(" ");
  const known = texts.get(list);
  if (known) return known;
  const text = oneByteJson(Object.fromEntries(names.map((name) => [name, messages[name]])));
  texts.set(list, text);
  return text;
}

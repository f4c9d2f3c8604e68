import { useLocale, useTimeZone } from "next-intl";
import type { ReactNode } from "react";
import { oneByteJson } from "#domain/one-byte-json.ts";
import { messages, type Namespace } from "../../i18n/messages.ts";
import { AddedMessages, FirstMessages } from "./added-messages.tsx";

/** What the primitives speak. */
const EVERYWHERE: readonly Namespace[] = ["ui", "status"];

/** What the frame of the signed-in pages speaks, and what may open over all of them. page-messages.test.ts holds it to that. */
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
 * Gives client components the named namespaces and no others, so that a page ships only its own words.
 * `ui` and `status` always come along: the primitives speak them. A nested one replaces, it does not add.
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

/** The words of the frame around the signed-in pages. */
export function FrameMessages({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={IN_FRAME}>{children}</ClientMessages>;
}

/** Adds the words of a page to those of the frame around it, which are not sent again. */
export function PageMessages({ namespaces, children }: Props) {
  const added = textOf(namespaces.filter((name) => !IN_FRAME.includes(name)));
  return <AddedMessages words={added}>{children}</AddedMessages>;
}

/** Words as JSON, written once for each list of namespaces: React would walk every word of an object for every page. */
function textOf(namespaces: readonly Namespace[]): string {
  const names = [...new Set(namespaces)];
  const list = names.join(" ");
  const known = texts.get(list);
  if (known) return known;
  const text = oneByteJson(Object.fromEntries(names.map((name) => [name, messages[name]])));
  texts.set(list, text);
  return text;
}

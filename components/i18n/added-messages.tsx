"use client";
import { NextIntlClientProvider, useLocale, useMessages, useTimeZone } from "next-intl";
import { type ReactNode, useMemo } from "react";

type Namespaces = Record<string, object>;

/** The parsed texts. Pages name few lists of namespaces, and the server renders the same ones for everyone. */
const read = new Map<string, Namespaces>();

type FirstMessagesProps = {
  locale: string;
  timeZone: string | undefined;
  words: string;
  children: ReactNode;
};

/** Provides messages, and the reader's formats for dates and times. The messages come as the JSON that `textOf` wrote. */
export function FirstMessages({ words, ...props }: FirstMessagesProps) {
  return <NextIntlClientProvider {...props} messages={wordsOf(words)} />;
}

/** Adds messages to the ones of the enclosing pages. */
export function AddedMessages({ words, children }: { words: string; children: ReactNode }) {
  const around = useMessages();
  const messages = useMemo(() => ({ ...around, ...wordsOf(words) }), [around, words]);
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={useTimeZone()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

function wordsOf(text: string): Namespaces {
  const known = read.get(text);
  if (known) return known;
  const words: Namespaces = JSON.parse(text);
  read.set(text, words);
  return words;
}

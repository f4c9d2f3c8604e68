"use client";
import { NextIntlClientProvider, useLocale, useMessages, useTimeZone } from "next-intl";
import { type ReactNode, useMemo } from "react";

type Words = Record<string, object>;

/** Of each text, read once: pages name few lists of namespaces, and the server renders the same ones for everybody. */
const read = new Map<string, Words>();

type FirstMessagesProps = {
  locale: string;
  timeZone: string | undefined;
  words: string;
  children: ReactNode;
};

/** Gives words, and how their reader reads dates and times. They come as JSON, which `textOf` has written. */
export function FirstMessages({ words, ...given }: FirstMessagesProps) {
  return <NextIntlClientProvider {...given} messages={wordsOf(words)} />;
}

/** Adds words to those that the pages around know already. */
export function AddedMessages({ words, children }: { words: string; children: ReactNode }) {
  const around = useMessages();
  const messages = useMemo(() => ({ ...around, ...wordsOf(words) }), [around, words]);
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={useTimeZone()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

function wordsOf(text: string): Words {
  const known = read.get(text);
  if (known) return known;
  const words: Words = JSON.parse(text);
  read.set(text, words);
  return words;
}

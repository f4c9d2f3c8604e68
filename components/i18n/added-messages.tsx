"use client";
import { NextIntlClientProvider, useLocale, useMessages, useTimeZone } from "next-intl";
import { type ReactNode, useMemo } from "react";

/** Adds words to those that the pages around know already. */
export function AddedMessages({ added, children }: { added: object; children: ReactNode }) {
  const around = useMessages();
  const messages = useMemo(() => ({ ...around, ...added }), [around, added]);
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={useTimeZone()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

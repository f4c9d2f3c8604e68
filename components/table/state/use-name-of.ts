"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { NameOf } from "../model/cell-text.ts";

/** What the values of a choice are called. */
export function useNameOf(): NameOf {
  const status = useTranslations("status");
  const card = useTranslations("card");
  const companies = useTranslations("companies");
  return useMemo(() => {
    const namers: { [key: string]: (value: string) => string } = {
      status: (value) => status(value as Parameters<typeof status>[0]),
      workMode: (value) => card(`workMode.${value}` as Parameters<typeof card>[0]),
      workType: (value) => card(`workType.${value}` as Parameters<typeof card>[0]),
      payFrequency: (value) => card(`payFrequency.${value}` as Parameters<typeof card>[0]),
      industry: (value) => companies(`industries.${value}` as Parameters<typeof companies>[0]),
    };
    return ({ key }, value) => namers[key]?.(value) ?? value;
  }, [status, card, companies]);
}

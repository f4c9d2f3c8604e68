"use client";
import { useLocale } from "next-intl";
import { useSyncExternalStore } from "react";
import { cn } from "./cn.ts";

const never = () => () => {};

export type LocalTimeProps = {
  /** ISO 8601. */
  value: string;
  format?: "date" | "dateTime";
  className?: string;
};

const formats: Record<string, Intl.DateTimeFormatOptions> = {
  date: { day: "numeric", month: "short", year: "numeric" },
  dateTime: { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
};

/** An instant in the reader's time zone; the server, which does not know it, writes UTC first. */
export function LocalTime({ value, format = "dateTime", className }: LocalTimeProps) {
  const locale = useLocale();
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
  return (
    <time dateTime={value} className={cn("whitespace-nowrap", className)}>
      {new Intl.DateTimeFormat(locale, { ...formats[format], timeZone }).format(new Date(value))}
    </time>
  );
}

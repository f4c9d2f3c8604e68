"use client";
import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";

/** Reads the page again every few seconds while somebody looks at it. */
export function AutoRefresh({ seconds }: { seconds: number }) {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  useEffect(() => {
    // Each refresh puts off what was pressed before it. If it began before the last had ended, no link would ever be followed.
    if (isRefreshing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") startRefresh(() => router.refresh());
    }, seconds * 1_000);
    return () => clearInterval(timer);
  }, [router, seconds, isRefreshing]);
  return null;
}

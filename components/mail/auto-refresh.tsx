"use client";
import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";

/** Refreshes the page every few seconds while it is visible. */
export function AutoRefresh({ seconds }: { seconds: number }) {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  useEffect(() => {
    // A refresh delays earlier navigations. If one began before the last had ended, no link would ever be followed.
    if (isRefreshing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") startRefresh(() => router.refresh());
    }, seconds * 1_000);
    return () => clearInterval(timer);
  }, [router, seconds, isRefreshing]);
  return null;
}

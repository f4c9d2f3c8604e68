import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** Wraps the skeletons of a `loading.tsx`, and says once that the page is on its way. */
export function LoadingRegion({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslations("ui");
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{t("loading")}</span>
      {children}
    </div>
  );
}

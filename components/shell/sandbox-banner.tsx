import { FlaskConical } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";

/** Says on every page that nothing here is real, and where one gets out. */
export function SandboxBanner({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations("sandbox");
  return (
    <aside
      aria-label={t("title")}
      className="flex h-(--banner) items-center justify-center gap-x-2 bg-warning-soft px-4 text-sm text-warning-text"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      <p className="truncate">{t(isGuest ? "bannerGuest" : "banner")}</p>
      <Link
        href={isGuest ? "/sign-up" : "/settings/sandbox"}
        prefetch={false}
        className="shrink-0 font-medium underline underline-offset-4"
      >
        {t(isGuest ? "makeAccount" : "leave")}
      </Link>
    </aside>
  );
}

"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";

/** The pages of the settings; a page that is new is one line here. */
const pages = [
  { href: "/settings", label: "account" },
  { href: "/settings/preferences", label: "preferences" },
  { href: "/settings/notifications", label: "notifications" },
  { href: "/settings/sign-in", label: "signIn" },
  { href: "/settings/activity", label: "activity" },
  { href: "/settings/api-keys", label: "apiKeys" },
  { href: "/settings/connected-apps", label: "connectedApps" },
  { href: "/settings/sandbox", label: "sandbox" },
] as const;

/** Leads from one page of the settings to the other. */
export function SettingsNavigation() {
  const t = useTranslations("settings");
  const here = usePathname();
  return (
    <nav
      aria-label={t("sections")}
      className="flex gap-x-4 overflow-x-auto border-b border-line whitespace-nowrap sm:gap-x-6"
    >
      {pages.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={here === href ? "page" : undefined}
          className={cn(
            "-mb-px border-b-2 border-transparent py-2.5 text-sm font-medium text-ink-muted hover:text-ink",
            "aria-[current=page]:border-accent aria-[current=page]:text-ink",
          )}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}

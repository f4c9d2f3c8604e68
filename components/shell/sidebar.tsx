import Link from "next/link";
import { useTranslations } from "next-intl";
import { Logo } from "./logo.tsx";
import { NavLink } from "./nav-link.tsx";
import { destinations, type ShellBoard } from "./navigation.ts";

const linkClasses =
  "flex h-9 items-center gap-3 rounded-control px-2.5 text-sm font-medium text-ink-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-card pointer-coarse:h-11 [&_svg]:size-4.5 [&_svg]:shrink-0 aria-[current=page]:[&_svg]:text-accent-text";

/** The navigation at the left edge of wide windows. */
export function Sidebar({ boards }: { boards: readonly ShellBoard[] }) {
  const t = useTranslations("shell");
  const name = useTranslations("common")("productName");
  return (
    <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-6 overflow-y-auto border-r border-line bg-sunken px-3 py-4 lg:flex">
      <Link href="/" className="flex h-9 items-center self-start rounded-control px-1.5">
        <Logo name={name} />
      </Link>
      <nav aria-label={t("mainNavigation")} className="flex flex-1 flex-col gap-0.5">
        {destinations(boards).map(({ label, href, section, icon: Icon }) => (
          <NavLink key={section} href={href} section={section} className={linkClasses}>
            <Icon aria-hidden />
            {t(label)}
          </NavLink>
        ))}
      </nav>
    </aside>
  );
}

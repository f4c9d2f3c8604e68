import { useTranslations } from "next-intl";
import { NavLink } from "./nav-link.tsx";
import { destinations, type ShellBoard } from "./navigation.ts";

const tabClasses =
  "flex flex-1 flex-col items-center justify-center gap-0.5 text-[0.6875rem] font-medium text-ink-muted focus-visible:-outline-offset-2 data-current:text-accent-text [&_svg]:size-5.5";

/** The same destinations within reach of a thumb, below the width at which the sidebar fits. */
export function TabBar({ boards }: { boards: readonly ShellBoard[] }) {
  const t = useTranslations("shell");
  return (
    <nav
      aria-label={t("mainNavigation")}
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--tab-bar) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {destinations(boards).map(({ label, href, section, icon: Icon }) => (
        <NavLink key={section} href={href} section={section} className={tabClasses}>
          <Icon aria-hidden />
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}

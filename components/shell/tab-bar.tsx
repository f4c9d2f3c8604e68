import { useTranslations } from "next-intl";
import { MoreMenu } from "./more-menu.tsx";
import { NavLink } from "./nav-link.tsx";
import { type ShellPlaces, tabs } from "./navigation.ts";
import { tabClasses } from "./tab-classes.ts";

/** The same destinations within reach of a thumb, below the width at which the sidebar fits. */
export function TabBar(places: ShellPlaces) {
  const t = useTranslations("shell");
  const { shown, more } = tabs(places);
  return (
    <nav
      aria-label={t("mainNavigation")}
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--tab-bar) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {shown.map(({ label, href, section, icon: Icon }) => (
        <NavLink key={section} href={href} section={section} className={tabClasses}>
          <Icon aria-hidden />
          {t(label)}
        </NavLink>
      ))}
      <MoreMenu places={places} sections={more.map(({ section }) => section)} />
    </nav>
  );
}

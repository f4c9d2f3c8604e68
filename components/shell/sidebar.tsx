import Link from "next/link";
import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { Logo } from "./logo.tsx";
import { NavLink } from "./nav-link.tsx";
import { navigation, type ShellBoard, type ShellPlaces } from "./navigation.ts";

const linkClasses =
  "flex h-9 items-center gap-3 rounded-control px-2.5 text-sm font-medium text-ink-muted transition-colors hover:bg-hover hover:text-ink data-current:bg-surface data-current:text-ink data-current:shadow-card pointer-coarse:h-11 [&_svg]:size-4.5 [&_svg]:shrink-0 data-current:[&_svg]:text-accent-text";

/** The navigation at the left edge of wide windows. */
export function Sidebar({ boards, organizations }: ShellPlaces) {
  const t = useTranslations("shell");
  const name = useTranslations("common")("productName");
  return (
    <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-6 overflow-y-auto border-r border-line bg-sunken px-3 py-4 lg:flex">
      <Link href="/today" className="flex h-9 items-center self-start rounded-control px-1.5">
        <Logo name={name} />
      </Link>
      <nav aria-label={t("mainNavigation")} className="flex flex-1 flex-col gap-5">
        {navigation({ boards, organizations }).map((group) => (
          <div key={group[0]?.section} className="flex flex-col gap-0.5 last:mt-auto">
            {group.map(({ label, name: given, href, section, icon: Icon }) => (
              <Fragment key={section}>
                <NavLink href={href} section={section} className={linkClasses}>
                  <Icon aria-hidden />
                  <span className="truncate">{given ?? t(label)}</span>
                </NavLink>
                {label === "board" && boards.length > 1 ? <BoardLinks boards={boards} /> : null}
              </Fragment>
            ))}
          </div>
        ))}
      </nav>
    </aside>
  );
}

const boardLinkClasses =
  "block truncate rounded-control py-1.5 pr-2.5 pl-10 text-sm text-ink-muted transition-colors hover:bg-hover hover:text-ink data-current:font-medium data-current:text-ink pointer-coarse:py-3";

/** Each board by its name, where there is more than one. */
function BoardLinks({ boards }: { boards: readonly ShellBoard[] }) {
  return (
    <ul>
      {boards.map(({ id, name }) => (
        <li key={id}>
          <NavLink href={`/boards/${id}`} className={boardLinkClasses}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

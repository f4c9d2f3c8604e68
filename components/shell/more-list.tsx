"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { MoreButton } from "./more-button.tsx";
import { type ShellPlaces, tabs } from "./navigation.ts";

export type MoreListProps = { places: ShellPlaces; face: { "data-current": true | undefined } };

/** What the last tab opens; it comes open, since its first press fetched it. */
export default function MoreList({ places, face }: MoreListProps) {
  const t = useTranslations("shell");
  const pathname = usePathname();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <MoreButton {...face} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" side="top" className="w-56">
        {tabs(places).more.map(({ label, name, href, section, icon: Icon }) => (
          <DropdownMenuItem key={section} asChild>
            <Link href={href} aria-current={pathname === href ? "page" : undefined}>
              <Icon aria-hidden />
              <span className="truncate">{name ?? t(label)}</span>
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

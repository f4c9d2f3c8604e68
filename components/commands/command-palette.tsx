"use client";
import { BookmarkPlus, Building2, Columns3, Keyboard, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { navigation, type ShellPlaces } from "#components/shell/navigation.ts";
import { CommandDialog, CommandEmpty, CommandGroup, CommandItem } from "#components/ui/command-dialog.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { fold } from "#domain/fold.ts";
import { useOffers } from "./offers.ts";
import { useFound } from "./use-found.ts";

export type CommandPaletteProps = ShellPlaces & {
  onClose: () => void;
  onShowKeys: () => void;
};

/** Finds cards, companies, pages and what can be done, by typing. */
export default function CommandPalette({ onClose, onShowKeys, ...places }: CommandPaletteProps) {
  const { boards } = places;
  const t = useTranslations("commands");
  const shell = useTranslations("shell");
  const router = useRouter();
  const [text, setText] = useState("");
  const found = useFound(
    text,
    boards.map(({ id }) => id),
  );
  const offers = useOffers();
  const wanted = (label: string) => fold(label).includes(fold(text));
  const go = (href: string) => () => {
    onClose();
    router.push(href);
  };
  const actions = [
    ...offers.flatMap((offer) => offer.commands),
    { id: "keys", label: t("showKeys"), icon: Keyboard, run: onShowKeys, keys: "?" },
  ].filter(({ label }) => wanted(label));
  const pages = [
    ...boards.map(({ id, name }) => ({ label: name, href: `/boards/${id}`, icon: Columns3 })),
    ...navigation({ ...places, hasSearch: true })
      .flat()
      .filter(({ label }) => label !== "board")
      .map(({ label, name, href, icon }) => ({ label: name ?? shell(label), href, icon })),
    { label: t("savePosting"), href: "/save", icon: BookmarkPlus },
  ].filter(({ label }) => wanted(label));
  return (
    <CommandDialog
      title={t("commands")}
      results={t("results")}
      placeholder={t("placeholder")}
      text={text}
      onTextChange={setText}
      onClose={onClose}
    >
      <CommandEmpty>{t("nothingFound")}</CommandEmpty>
      <Group heading={t("cards")} shown={found.cards.length > 0}>
        {found.cards.map((card) => (
          <CommandItem key={card.id} value={card.id} onSelect={go(`/boards/${card.boardId}?card=${card.id}`)}>
            <Columns3 aria-hidden />
            <span className="min-w-0 flex-1 truncate">{card.title}</span>
            <span className="max-w-[40%] truncate text-ink-muted">{card.company}</span>
          </CommandItem>
        ))}
      </Group>
      <Group heading={t("companies")} shown={found.companies.length > 0}>
        {found.companies.map(({ id, name }) => (
          <CommandItem key={id} value={id} onSelect={go(`/companies/${id}`)}>
            <Building2 aria-hidden />
            <span className="truncate">{name}</span>
          </CommandItem>
        ))}
      </Group>
      <Group heading={t("people")} shown={found.people.length > 0}>
        {found.people.map(({ id, name, companyName }) => (
          <CommandItem key={id} value={id} onSelect={go(`/people/${id}`)}>
            <UserRound aria-hidden />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="max-w-[40%] truncate text-ink-muted">{companyName}</span>
          </CommandItem>
        ))}
      </Group>
      <Group heading={t("actions")} shown={actions.length > 0}>
        {actions.map(({ id, label, icon: Icon, run, keys }) => (
          <CommandItem
            key={id}
            value={`action-${id}`}
            onSelect={() => {
              onClose();
              run();
            }}
          >
            <Icon aria-hidden />
            <span className="flex-1">{label}</span>
            {keys ? <Kbd>{keys}</Kbd> : null}
          </CommandItem>
        ))}
      </Group>
      <Group heading={t("pages")} shown={pages.length > 0}>
        {pages.map(({ label, href, icon: Icon }) => (
          <CommandItem key={href} value={href} onSelect={go(href)}>
            <Icon aria-hidden />
            <span className="truncate">{label}</span>
          </CommandItem>
        ))}
      </Group>
    </CommandDialog>
  );
}

function Group({ shown, ...group }: { heading: string; shown: boolean; children: ReactNode }) {
  return shown ? <CommandGroup {...group} /> : null;
}

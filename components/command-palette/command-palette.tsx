"use client";
import { Command as Cmd } from "cmdk";
import { BookmarkPlus, Building2, Columns3, Keyboard, Search, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Content, Overlay, Portal, Root, Title } from "radix-ui/dialog";
import { type ReactNode, useState } from "react";
import { fold } from "#components/board/model/arrange.ts";
import { navigation, type ShellPlaces } from "#components/shell/navigation.ts";
import { cn } from "#components/ui/cn.ts";
import { Kbd } from "#components/ui/kbd.tsx";
import { optionClasses, overlayClasses } from "#components/ui/overlay-classes.ts";
import { useOffers } from "./commands.ts";
import { useFound } from "./use-found.ts";

export type CommandPaletteProps = ShellPlaces & {
  onClose: () => void;
  onShowKeys: () => void;
};

// The list says data-disabled="false", where the classes of menus look only for the attribute.
const itemClasses = cn(
  optionClasses,
  "data-disabled:pointer-events-auto data-disabled:opacity-100 data-[selected=true]:bg-hover",
);

/** Finds cards, companies, pages and what can be done, by typing. */
export default function CommandPalette({ boards, organizations, onClose, onShowKeys }: CommandPaletteProps) {
  const t = useTranslations("commands");
  const shell = useTranslations("shell");
  const router = useRouter();
  const [text, setText] = useState("");
  const found = useFound(
    text,
    boards.map(({ id }) => id),
  );
  const offers = useOffers();
  const wanted = (label: string) => fold(label).includes(fold(text.trim()));
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
    ...navigation({ boards, organizations })
      .flat()
      .filter(({ label }) => label !== "board")
      .map(({ label, name, href, icon }) => ({ label: name ?? shell(label), href, icon })),
    { label: t("savePosting"), href: "/save", icon: BookmarkPlus },
  ].filter(({ label }) => wanted(label));
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className={overlayClasses} />
        <Content
          aria-describedby={undefined}
          className="fixed inset-x-3 top-[12dvh] z-50 mx-auto max-w-xl animate-rise overflow-hidden rounded-panel border border-line bg-raised text-ink shadow-raised focus:outline-none"
        >
          <Title className="sr-only">{t("commands")}</Title>
          <Cmd shouldFilter={false} loop label={t("commands")}>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
              <Cmd.Input
                value={text}
                onValueChange={setText}
                placeholder={t("placeholder")}
                className="h-13 w-full bg-transparent text-base outline-none placeholder:text-ink-faint"
              />
              <Kbd className="pointer-coarse:hidden">Esc</Kbd>
            </div>
            <Cmd.List aria-label={t("results")} className="max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5">
              <Cmd.Empty className="px-3 py-8 text-center text-sm text-ink-muted">
                {t("nothingFound")}
              </Cmd.Empty>
              <Group heading={t("cards")} shown={found.cards.length > 0}>
                {found.cards.map((card) => (
                  <Cmd.Item
                    key={card.id}
                    value={card.id}
                    onSelect={go(`/boards/${card.boardId}?card=${card.id}`)}
                    className={itemClasses}
                  >
                    <Columns3 aria-hidden />
                    <span className="min-w-0 flex-1 truncate">{card.title}</span>
                    <span className="max-w-[40%] truncate text-ink-muted">{card.company}</span>
                  </Cmd.Item>
                ))}
              </Group>
              <Group heading={t("companies")} shown={found.companies.length > 0}>
                {found.companies.map(({ id, name }) => (
                  <Cmd.Item key={id} value={id} onSelect={go(`/companies/${id}`)} className={itemClasses}>
                    <Building2 aria-hidden />
                    <span className="truncate">{name}</span>
                  </Cmd.Item>
                ))}
              </Group>
              <Group heading={t("people")} shown={found.people.length > 0}>
                {found.people.map(({ id, name, companyName }) => (
                  <Cmd.Item key={id} value={id} onSelect={go(`/people/${id}`)} className={itemClasses}>
                    <UserRound aria-hidden />
                    <span className="min-w-0 flex-1 truncate">{name}</span>
                    <span className="max-w-[40%] truncate text-ink-muted">{companyName}</span>
                  </Cmd.Item>
                ))}
              </Group>
              <Group heading={t("actions")} shown={actions.length > 0}>
                {actions.map(({ id, label, icon: Icon, run, keys }) => (
                  <Cmd.Item
                    key={id}
                    value={`action-${id}`}
                    onSelect={() => {
                      onClose();
                      run();
                    }}
                    className={itemClasses}
                  >
                    <Icon aria-hidden />
                    <span className="flex-1">{label}</span>
                    {keys ? <Kbd>{keys}</Kbd> : null}
                  </Cmd.Item>
                ))}
              </Group>
              <Group heading={t("pages")} shown={pages.length > 0}>
                {pages.map(({ label, href, icon: Icon }) => (
                  <Cmd.Item key={href} value={href} onSelect={go(href)} className={itemClasses}>
                    <Icon aria-hidden />
                    <span className="truncate">{label}</span>
                  </Cmd.Item>
                ))}
              </Group>
            </Cmd.List>
          </Cmd>
        </Content>
      </Portal>
    </Root>
  );
}

function Group({ heading, shown, children }: { heading: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <Cmd.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-muted"
    >
      {children}
    </Cmd.Group>
  );
}

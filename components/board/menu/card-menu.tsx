import {
  ArrowDownToLine,
  ArrowUpToLine,
  ExternalLink,
  PanelRightOpen,
  SquareCheck,
  Trash2,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { StatusIcon } from "#components/status/status-badge.tsx";
import {
  DropdownMenu,
  DropdownMenuAnchor,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "#components/ui/dropdown-menu.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { toggled } from "#components/ui/toggled.ts";
import { STATUSES } from "#domain/values.ts";
import { statusOf } from "../model/columns.ts";
import { inOrder } from "../model/selection.ts";
import { useBoard, useBoardContents } from "../state/board-context.ts";
import type { BoardUi } from "../state/board-ui.ts";

/** Offers everything that can be done with a card, and with the selection if the card is part of it. One menu for all cards. */
export default function CardMenu({ menu }: { menu: NonNullable<BoardUi["menu"]> }) {
  const t = useTranslations("board");
  const statusName = useTranslations("status");
  const { store, actions } = useBoard();
  const data = useBoardContents();
  const { cardId, at } = menu;
  const card = data.cards.get(cardId);
  const status = statusOf(data.all, cardId);
  if (!card || !status) return null;
  const { selection } = store.getState();
  const ids = selection.has(cardId) ? inOrder(selection, data.columns) : [cardId];
  const several = ids.length > 1;
  const close = () => store.setState({ menu: null });
  const move = (...[target, position]: [typeof status, Parameters<typeof actions.move>[2]?]) => {
    actions.move(ids, target, position);
    if (several) store.setState({ selection: new Set() });
    else requestAnimationFrame(() => actions.focus(cardId));
  };
  return (
    <DropdownMenu open onOpenChange={(open) => !open && close()}>
      <DropdownMenuAnchor at={at} />
      <DropdownMenuContent
        aria-label={
          several
            ? t("cardCount", { count: ids.length })
            : t("cardName", { title: card.title, company: card.companyName })
        }
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) at.opener?.focus({ preventScroll: true });
        }}
        className="min-w-56"
      >
        {several ? null : (
          <>
            <DropdownMenuItem
              icon={<PanelRightOpen aria-hidden />}
              shortcut={<Kbd>↵</Kbd>}
              onSelect={() => actions.open(cardId)}
            >
              {t("open")}
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={<SquareCheck aria-hidden />}
              shortcut={<Kbd>X</Kbd>}
              onSelect={() => store.setState({ selection: toggled(selection, cardId), anchor: cardId })}
            >
              {t("selectCard")}
            </DropdownMenuItem>
            {card.applicationLink ? (
              <DropdownMenuItem asChild>
                <a href={card.applicationLink} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden />
                  {t("openPosting")}
                </a>
              </DropdownMenuItem>
            ) : null}
            <DropdownMenuSeparator />
          </>
        )}
        <DropdownMenuLabel>
          {several ? t("moveSeveralTo", { count: ids.length }) : t("moveTo")}
        </DropdownMenuLabel>
        {STATUSES.map((target) => (
          <DropdownMenuItem
            key={target}
            icon={<StatusIcon status={target} className="text-status!" />}
            disabled={!several && target === status}
            shortcut={target === "archived" ? <Kbd>E</Kbd> : undefined}
            onSelect={() => move(target)}
          >
            {statusName(target)}
          </DropdownMenuItem>
        ))}
        {several ? null : (
          <>
            {data.sorted ? null : (
              <>
                <DropdownMenuSeparator />
                <DropdownMenuItem
                  icon={<ArrowUpToLine aria-hidden />}
                  onSelect={() => move(status, { first: true })}
                >
                  {t("moveToTop")}
                </DropdownMenuItem>
                <DropdownMenuItem
                  icon={<ArrowDownToLine aria-hidden />}
                  onSelect={() => move(status, { last: true })}
                >
                  {t("moveToBottom")}
                </DropdownMenuItem>
              </>
            )}
            <DropdownMenuSeparator />
            <DropdownMenuItem
              destructive
              icon={<Trash2 aria-hidden />}
              onSelect={() => void actions.remove(cardId)}
            >
              {t("delete")}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

"use client";
import { Plus, Redo2, Search, Undo2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useState } from "react";
import { type FirstData, useFirstData } from "#components/api/first-data.ts";
import { useOffer } from "#components/commands/offers.ts";
import { modifier } from "#components/ui/keyboard.ts";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { BoardProvider } from "./board-provider.tsx";
import { BoardColumns } from "./column/board-columns.tsx";
import { type PackedBoardView, unpackBoardView } from "./model/packing.ts";
import { isSample } from "./sample/sample-mark.ts";
import { useBoard, useBoardContents, useBoardUi } from "./state/board-context.ts";
import { useBoardKeys } from "./state/use-board-keys.ts";
import { useCardAddress, useKeptCard } from "./state/use-card-address.ts";
import { useRequestedCard } from "./state/use-requested-card.ts";
import { BoardToolbar } from "./toolbar/board-toolbar.tsx";

const FirstCard = dynamic(() => import("./first-card.tsx"));
const SampleNotice = dynamic(() => import("./sample/sample-notice.tsx"), { ssr: false });
const SelectionBar = dynamic(
  loadAhead(() => import("./selection-bar.tsx")),
  { ssr: false },
);
const CardMenu = dynamic(
  loadAhead(() => import("./menu/card-menu.tsx")),
  { ssr: false },
);
const CardDrawer = dynamic(
  loadAhead(() => import("#components/card/card-drawer.tsx")),
  { ssr: false },
);

export type BoardPageProps = {
  packed: FirstData<PackedBoardView>;
  renderedAt: number;
  /** The links to the board's other views. */
  views: ReactNode;
};

/** Shows the board: first as the server rendered it, then live. */
export function BoardPage({ packed, renderedAt, views }: BoardPageProps) {
  const view = useFirstData(packed);
  const [initial] = useState(() => unpackBoardView(view));
  const address = useCardAddress();
  const { open, close } = address;
  const openId = useKeptCard(address);
  return (
    <BoardProvider initial={initial} renderedAt={renderedAt} onOpen={open}>
      <Board views={views} />
      {openId ? <CardDrawer key={openId} cardId={openId} onClose={close} /> : null}
      <Menu />
    </BoardProvider>
  );
}

/** The most cards of a board that may still have samples. */
const FEW = 100;

function Board({ views }: { views: ReactNode }) {
  useBoardKeys();
  useBoardCommands();
  useRequestedCard();
  const { cards } = useBoardContents();
  const hasSamples =
    cards.size <= FEW && [...cards.values()].some(({ companyName }) => isSample(companyName));
  const adding = useBoardUi((ui) => ui.adding !== null);
  const selecting = useBoardUi((ui) => ui.selection.size > 0);
  return (
    <div className="flex h-(--main-height) min-h-96 flex-col">
      <BoardToolbar views={views} />
      {hasSamples ? <SampleNotice /> : null}
      {cards.size === 0 && !adding ? <FirstCard /> : <BoardColumns />}
      {selecting ? <SelectionBar /> : null}
    </div>
  );
}

function Menu() {
  const menu = useBoardUi((ui) => ui.menu);
  return menu ? <CardMenu key={menu.cardId} menu={menu} /> : null;
}

/** Offers the board's commands and keys to the command palette and the list of keys. */
function useBoardCommands(): void {
  const { store, data, actions } = useBoard();
  const t = useTranslations("board");
  const k = useTranslations("board.keys");
  const offer = useMemo(() => {
    const ctrl = modifier();
    return {
      commands: [
        {
          id: "add-card",
          label: t("addCard"),
          icon: Plus,
          keys: "N",
          run: () => store.setState({ adding: data().shown[0] ?? "saved" }),
        },
        {
          id: "filter",
          label: t("filter"),
          icon: Search,
          keys: "/",
          run: () => document.querySelector<HTMLInputElement>("[data-search]")?.focus(),
        },
        { id: "undo", label: k("undo"), icon: Undo2, keys: `${ctrl} Z`, run: () => actions.undo() },
        { id: "redo", label: k("redo"), icon: Redo2, keys: `${ctrl} ⇧ Z`, run: () => actions.redo() },
      ],
      hints: [
        { keys: ["←", "↑", "↓", "→"], label: k("walk") },
        { keys: ["↵"], label: k("open") },
        { keys: [k("space")], label: k("lift") },
        { keys: ["Esc"], label: k("cancel") },
        { keys: ["M"], label: k("menu") },
        { keys: ["X"], label: k("select") },
        { keys: ["⇧", k("click")], label: k("range") },
        { keys: ["E"], label: k("archive") },
        { keys: ["N"], label: t("addCard") },
        { keys: [ctrl, "Z"], label: k("undo") },
        { keys: [ctrl, "⇧", "Z"], label: k("redo") },
      ],
    };
  }, [store, data, actions, t, k]);
  useOffer(offer);
}

import {
  ArrowDownAZ,
  ArrowLeft,
  ArrowRight,
  ArrowUpAZ,
  EyeOff,
  ListRestart,
  Maximize2,
  Minimize2,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import type { Column } from "../model/table-types.ts";
import { useTable } from "../state/table-context.ts";
import { widthWithin } from "./resize-handle.tsx";
import { SORT_FIELDS, useViewChanges } from "./view-changes.ts";

const STEP = 40;

/**
 * Offers the actions on a column: sort by it, move, resize, hide it. `children` is the button that opens the menu, and
 * isn't disabled.
 */
export function HeadMenu({
  column,
  place,
  children,
}: {
  column: Column;
  place: number;
  children: ReactNode;
}) {
  const t = useTranslations("table");
  const { actions } = useTable();
  const { columns, sorts, order, sort, orderBy, move, change } = useViewChanges();
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const field = SORT_FIELDS[column.key];
  const isDate = column.type === "date";
  const isNumber = column.type === "number";
  const isSorted = order !== null || sorts.some((key) => key !== "none");
  const sortBy = (descending: boolean) =>
    field ? sort([`${field}_${descending ? "desc" : "asc"}`]) : orderBy({ column: column.key, descending });
  const [left, right] = [columns[place - 1], columns[place + 1]];
  const resize = (by: number) => change(column.key, { width: widthWithin(column.width + by) });
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger
        asChild
        // Radix opens on the press, and prevents dragging the column. Here a click opens.
        disabled
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          // Down moves into the table, as in every row; Enter and Space open the menu.
          event.preventDefault();
          actions.select({ row: 0, column: column.key });
        }}
      >
        {children}
      </DropdownMenuTrigger>
      <DropdownMenuContent onKeyDown={(event) => event.stopPropagation()}>
        <DropdownMenuItem icon={<ArrowDownAZ aria-hidden />} onSelect={() => sortBy(false)}>
          {t(isDate ? "sortOldest" : isNumber ? "sortLowest" : "sortAscending")}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<ArrowUpAZ aria-hidden />} onSelect={() => sortBy(true)}>
          {t(isDate ? "sortNewest" : isNumber ? "sortHighest" : "sortDescending")}
        </DropdownMenuItem>
        {isSorted ? (
          <DropdownMenuItem icon={<ListRestart aria-hidden />} onSelect={() => sort([])}>
            {t("unsort")}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={<ArrowLeft aria-hidden />}
          disabled={!left}
          onSelect={() => left && move(column.key, left.key)}
        >
          {t("moveLeft")}
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<ArrowRight aria-hidden />}
          disabled={!right}
          onSelect={() => right && move(right.key, column.key)}
        >
          {t("moveRight")}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Maximize2 aria-hidden />} onSelect={() => resize(STEP)}>
          {t("wider")}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Minimize2 aria-hidden />} onSelect={() => resize(-STEP)}>
          {t("narrower")}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={<EyeOff aria-hidden />}
          disabled={columns.length === 1}
          onSelect={() => change(column.key, { visible: false })}
        >
          {t("hide")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

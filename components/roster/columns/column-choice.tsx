"use client";
import { Columns3Cog } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo, useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#components/ui/popover.tsx";
import { COLUMNS, columnsOf, type RosterColumn, USUAL } from "./columns.ts";

type Props = { columns: readonly RosterColumn[]; onChoose: (names: readonly string[]) => void };

/** Which columns the roster has. */
export function ColumnChoice({ columns, onChoose }: Props) {
  const t = useTranslations("roster");
  const shown = new Set<string>(columns.map(({ name }) => name));
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button className="max-md:hidden">
          <Columns3Cog aria-hidden />
          {t("columnChoice")}
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={t("columnChoice")} className="grid w-56 gap-2 p-3">
        {COLUMNS.map(({ name }) => (
          <Checkbox
            key={name}
            label={t(`columns.${name}`)}
            checked={shown.has(name)}
            onChange={({ target }) => {
              const names = COLUMNS.map((column) => column.name);
              onChoose(names.filter((one) => (one === name ? target.checked : shown.has(one))));
            }}
          />
        ))}
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onChoose(USUAL)}>
          {t("columnsReset")}
        </Button>
      </PopoverContent>
    </Popover>
  );
}

const KEPT = "offerlane:roster-columns";
const CHANGED = "offerlane:roster-columns-changed";

/** The columns that the reader has chosen; this browser keeps them. */
export function useColumns(): { columns: RosterColumn[]; choose: (names: readonly string[]) => void } {
  const kept = useSyncExternalStore(listen, read, () => null);
  const columns = useMemo(() => columnsOf(kept?.split(",") ?? USUAL), [kept]);
  return { columns, choose };
}

function listen(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** A browser that keeps nothing shows what is usual. */
function read(): string | null {
  try {
    return window.localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function choose(names: readonly string[]): void {
  try {
    window.localStorage.setItem(KEPT, names.join(","));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

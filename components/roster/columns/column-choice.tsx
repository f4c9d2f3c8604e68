import { useMutation } from "@tanstack/react-query";
import { Columns3Cog } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { api, type Outputs } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#components/ui/popover.tsx";
import type { Field } from "../roster-data.ts";
import {
  allColumns,
  type ColumnName,
  columnsOf,
  type FixedName,
  type RosterColumn,
  USUAL,
} from "./columns.ts";

type Props = {
  columns: readonly RosterColumn[];
  fields: readonly Field[];
  onChoose: (names: ColumnName[] | null) => void;
};

/** Asks which columns the roster shows. */
export function ColumnChoice({ columns, fields, onChoose }: Props) {
  const t = useTranslations("roster");
  const all = allColumns(fields);
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
        {all.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label ?? t(`columns.${name as FixedName}`)}
            checked={shown.has(name)}
            onChange={({ target }) => {
              const names = all.map((column) => column.name);
              onChoose(names.filter((item) => (item === name ? target.checked : shown.has(item))));
            }}
          />
        ))}
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onChoose(null)}>
          {t("columnsReset")}
        </Button>
      </PopoverContent>
    </Popover>
  );
}

/**
 * Returns the columns that the reader chose in any browser, and the function that changes them: a choice is shown
 * immediately, and stored in the account.
 * @param first the columns when the page was rendered; null for the default ones
 */
export function useColumns(organizationSlug: string, first: Kept, fields: readonly Field[]) {
  const [kept, setKept] = useState(first);
  const columns = useMemo(() => columnsOf(kept ?? USUAL, fields), [kept, fields]);
  const { mutate } = useMutation({
    // One choice at a time: the last one wins.
    scope: { id: `roster-columns ${organizationSlug}` },
    mutationFn: (chosen: Kept) => api.roster.saveColumns.mutate({ organizationSlug, columns: chosen }),
  });
  function choose(names: Kept): void {
    setKept(names);
    mutate(names);
  }
  return { columns, choose };
}

type Kept = Outputs["roster"]["getColumns"]["columns"];

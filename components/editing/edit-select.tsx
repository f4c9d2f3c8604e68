import { cn } from "#components/ui/cn.ts";
import { Select, type SelectOption } from "#components/ui/input.tsx";
import { EditRow, type EditRowProps, inLine, quietControl } from "./edit-row.tsx";

export type EditSelectProps = Pick<EditRowProps, "label" | "draft" | "stacked"> & {
  options: readonly SelectOption[];
};

/** Edits a field with a few values; a choice is saved immediately. */
export function EditSelect({ label, draft, stacked, options }: EditSelectProps) {
  const format = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return (
    <EditRow label={label} draft={draft} stacked={stacked} format={format}>
      {(control) => (
        <Select
          {...control}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value, true)}
          options={options}
          className={cn(quietControl, stacked && inLine)}
        />
      )}
    </EditRow>
  );
}

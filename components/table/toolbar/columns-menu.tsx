import { ArrowDown, ArrowUp, Columns3Cog } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#components/ui/popover.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { useViewChanges } from "../grid/view-changes.ts";

/** Chooses the table's columns and their order. */
export function ColumnsMenu() {
  const t = useTranslations("table");
  const { views, move, change } = useViewChanges();
  const textId = useId();
  const shown = views.filter(({ visible }) => visible).length;
  return (
    <Popover>
      <Tooltip content={t("columnMenu")}>
        <PopoverTrigger asChild>
          <IconButton variant="secondary" label={t("columnMenu")}>
            <Columns3Cog aria-hidden />
          </IconButton>
        </PopoverTrigger>
      </Tooltip>
      <PopoverContent
        align="end"
        aria-label={t("columnMenu")}
        aria-describedby={textId}
        className="grid w-80"
      >
        <p id={textId} className="mb-2 text-sm text-ink-muted">
          {t("columnMenuText")}
        </p>
        <ul>
          {views.map(({ key, visible }, index) => {
            const column = t(`columns.${key}`);
            const [above, below] = [views[index - 1], views[index + 1]];
            return (
              <li key={key} className="flex items-center gap-1">
                <Checkbox
                  className="flex-1 py-1"
                  label={column}
                  checked={visible}
                  disabled={visible && shown === 1}
                  onChange={(event) => change(key, { visible: event.target.checked })}
                />
                <IconButton
                  size="sm"
                  label={t("moveUp", { column })}
                  disabled={!above}
                  onClick={() => above && move(key, above.key)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t("moveDown", { column })}
                  disabled={!below}
                  onClick={() => below && move(below.key, key)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      </PopoverContent>
    </Popover>
  );
}

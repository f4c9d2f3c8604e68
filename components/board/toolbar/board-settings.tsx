import { useTranslations } from "next-intl";
import { StatusIcon } from "#components/status/status-badge.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { SelectField } from "#components/ui/fields.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { RETIREMENT_TIMEFRAMES, TIME_FILTERS } from "#domain/time.ts";
import { RETIRED_STATUSES, SORT_KEYS, STATUSES } from "#domain/values.ts";
import type { SortKey } from "../model/arrange.ts";
import type { BoardView } from "../model/view.ts";
import type { SettingsChange } from "../state/use-shared-settings.ts";
import { ToolbarPopover } from "./toolbar-popover.tsx";

type Settings = BoardView["board"]["settings"];

export type SharedSettingsProps = { settings: Settings; update: (change: SettingsChange) => void };
type BoardSettingsProps = SharedSettingsProps & { anchor: HTMLElement; onClose: () => void };

/** Shows the settings that a board and its table share; each is saved as it is changed. */
export default function BoardSettings({ settings, update, anchor, onClose }: BoardSettingsProps) {
  const t = useTranslations("board");
  const statusName = useTranslations("status");
  const { hiddenStatuses, timeFilter, autoRetire } = settings;
  const toggleColumn = (status: (typeof STATUSES)[number], visible: boolean) =>
    update({
      hiddenStatuses: visible
        ? hiddenStatuses.filter((other) => other !== status)
        : [...hiddenStatuses, status],
    });
  return (
    <ToolbarPopover label={t("settings")} anchor={anchor} onClose={onClose}>
      <fieldset className="grid gap-1">
        <legend className="mb-1.5 text-sm font-medium">{t("shownColumns")}</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-1">
          {STATUSES.map((status) => (
            <Checkbox
              key={status}
              checked={!hiddenStatuses.includes(status)}
              onChange={(event) => toggleColumn(status, event.target.checked)}
              label={
                <span className="flex items-center gap-1.5">
                  <StatusIcon status={status} />
                  {statusName(status)}
                </span>
              }
            />
          ))}
        </div>
      </fieldset>
      <SortSettings sorts={settings.sorts} onChange={(sorts) => update({ sorts })} />
      <SelectField
        label={t("timeFilter")}
        hint={t("timeFilterHint")}
        value={timeFilter}
        onChange={(event) => update({ timeFilter: event.target.value as Settings["timeFilter"] })}
        options={TIME_FILTERS.map((value) => ({ value, label: t(`timeFilters.${value}`) }))}
      />
      <Switch
        label={t("fillsDate")}
        checked={settings.fillsApplicationDate}
        onChange={(event) => update({ fillsApplicationDate: event.target.checked })}
      />
      <div className="grid gap-3">
        <Switch
          label={t("autoRetire")}
          hint={t("autoRetireHint")}
          checked={autoRetire.enabled}
          onChange={(event) => update({ autoRetire: { enabled: event.target.checked } })}
        />
        {autoRetire.enabled ? (
          <div className="grid grid-cols-2 gap-3">
            <SelectField
              label={t("retireAfter")}
              value={autoRetire.timeframe}
              onChange={(event) =>
                update({
                  autoRetire: { timeframe: event.target.value as Settings["autoRetire"]["timeframe"] },
                })
              }
              options={RETIREMENT_TIMEFRAMES.map((value) => ({
                value,
                label: t(`timeframes.${value}`),
              }))}
            />
            <SelectField
              label={t("retireTo")}
              value={autoRetire.status}
              onChange={(event) =>
                update({
                  autoRetire: { status: event.target.value as Settings["autoRetire"]["status"] },
                })
              }
              options={RETIRED_STATUSES.map((value) => ({ value, label: statusName(value) }))}
            />
          </div>
        ) : null}
      </div>
    </ToolbarPopover>
  );
}

const keys = SORT_KEYS.filter((key) => key !== "none");

const fieldOf = (key: SortKey) => key.replace(/_(asc|desc)$/, "");

/** Asks for the order of the cards: manual, or by up to two sort keys. */
function SortSettings({
  sorts,
  onChange,
}: {
  sorts: readonly SortKey[];
  onChange: (sorts: SortKey[]) => void;
}) {
  const t = useTranslations("board");
  const [first = "none", second = "none"] = sorts.filter((key) => key !== "none");
  const options = (without: SortKey, none: "manual" | "nothingElse") => [
    { value: "none", label: t(none) },
    ...keys
      .filter((key) => fieldOf(key) !== fieldOf(without))
      .map((value) => ({ value, label: t(`sorts.${value}`) })),
  ];
  const set = (...chosen: SortKey[]) => onChange(chosen.filter((key) => key !== "none"));
  return (
    <div className="grid gap-3">
      <SelectField
        label={t("sortBy")}
        hint={first === "none" ? undefined : t("sortedHint")}
        value={first}
        onChange={(event) => {
          const key = event.target.value as SortKey;
          if (key === "none") set();
          else set(key, fieldOf(key) === fieldOf(second) ? "none" : second);
        }}
        options={options("none", "manual")}
      />
      {first === "none" ? null : (
        <SelectField
          label={t("thenBy")}
          value={second}
          onChange={(event) => set(first, event.target.value as SortKey)}
          options={options(first, "nothingElse")}
        />
      )}
    </div>
  );
}

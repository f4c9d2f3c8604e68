"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { StatusIcon } from "#components/status/status-icon.tsx";
import { statuses } from "#components/status/status-meta.ts";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Field } from "#components/ui/field.tsx";
import { Popover, PopoverAnchor, PopoverContent } from "#components/ui/popover.tsx";
import { Select } from "#components/ui/select.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { RETIREMENT_TIMEFRAMES, TIME_FILTERS } from "#domain/time.ts";
import { RETIRED_STATUSES } from "#domain/values.ts";
import type { BoardView } from "../model/view.ts";
import type { SettingsChange } from "../state/use-shared-settings.ts";
import { SortSettings } from "./sort-settings.tsx";

type Settings = BoardView["board"]["settings"];

export type SharedSettingsProps = { settings: Settings; update: (change: SettingsChange) => void };
type BoardSettingsProps = SharedSettingsProps & { anchor: HTMLElement; onClose: () => void };

/** The four settings that a board and its table share, each saved as it is changed. */
export default function BoardSettings({ settings, update, anchor, onClose }: BoardSettingsProps) {
  const t = useTranslations("board");
  const statusName = useTranslations("status");
  const { hiddenStatuses, timeFilter, autoRetire } = settings;
  const anchorRef = useRef(anchor);
  const toggleColumn = (status: (typeof statuses)[number], visible: boolean) =>
    update({
      hiddenStatuses: visible
        ? hiddenStatuses.filter((other) => other !== status)
        : [...hiddenStatuses, status],
    });
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchorRef} />
      <PopoverContent
        align="end"
        aria-label={t("settings")}
        onInteractOutside={(event) => {
          if (anchor.contains(event.target as Node)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.focus();
        }}
        className="grid max-h-(--radix-popover-content-available-height) w-88 gap-5 overflow-y-auto"
      >
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 text-sm font-medium">{t("shownColumns")}</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-1">
            {statuses.map((status) => (
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
        <Field label={t("timeFilter")} hint={t("timeFilterHint")}>
          {(control) => (
            <Select
              {...control}
              value={timeFilter}
              onChange={(event) => update({ timeFilter: event.target.value as Settings["timeFilter"] })}
              options={TIME_FILTERS.map((value) => ({ value, label: t(`timeFilters.${value}`) }))}
            />
          )}
        </Field>
        <div className="grid gap-3">
          <Switch
            label={t("autoRetire")}
            hint={t("autoRetireHint")}
            checked={autoRetire.enabled}
            onChange={(event) => update({ autoRetire: { enabled: event.target.checked } })}
          />
          {autoRetire.enabled ? (
            <div className="grid grid-cols-2 gap-3">
              <Field label={t("retireAfter")}>
                {(control) => (
                  <Select
                    {...control}
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
                )}
              </Field>
              <Field label={t("retireTo")}>
                {(control) => (
                  <Select
                    {...control}
                    value={autoRetire.status}
                    onChange={(event) =>
                      update({
                        autoRetire: { status: event.target.value as Settings["autoRetire"]["status"] },
                      })
                    }
                    options={RETIRED_STATUSES.map((value) => ({ value, label: statusName(value) }))}
                  />
                )}
              </Field>
            </div>
          ) : null}
        </div>
      </PopoverContent>
    </Popover>
  );
}

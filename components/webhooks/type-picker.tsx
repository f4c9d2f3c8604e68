import { useTranslations } from "next-intl";
import { useId } from "react";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { GroupError } from "#components/ui/field.tsx";
import { EVENT_ACTIONS, type EventType } from "#domain/event-types.ts";
import { useOperations } from "./operations.ts";

export type TypePickerProps = {
  ticked: ReadonlySet<EventType>;
  onTicked: (ticked: ReadonlySet<EventType>) => void;
  error: string | null;
};

/** Lists the event types, one line per kind of object. */
export function TypePicker({ ticked, onTicked, error }: TypePickerProps) {
  const t = useTranslations("webhooks");
  const { kinds, types } = useOperations();
  const errorId = useId();
  function tick(type: EventType, isTicked: boolean) {
    const changed = new Set(ticked);
    if (isTicked) changed.add(type);
    else changed.delete(type);
    onTicked(changed);
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-4 rounded-card border border-line bg-sunken p-4">
        {kinds.map((kind) => (
          <fieldset key={kind} aria-describedby={error ? errorId : undefined} className="grid gap-1.5">
            <legend className="mb-1.5 text-sm font-medium">{t(`kinds.${kind}`)}</legend>
            <div className="flex flex-wrap gap-x-6 gap-y-2">
              {EVENT_ACTIONS.map((action) => {
                const type = types.find((item) => item === `${kind}.${action}`);
                return type === undefined ? null : (
                  <Checkbox
                    key={type}
                    label={t(`actions.${action}`)}
                    checked={ticked.has(type)}
                    onChange={(event) => tick(type, event.target.checked)}
                  />
                );
              })}
            </div>
          </fieldset>
        ))}
      </div>
      <GroupError id={errorId}>{error}</GroupError>
    </div>
  );
}

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { cn } from "#components/ui/cn.ts";
import { Label } from "#components/ui/field.tsx";
import { FailureText } from "./save-failure.tsx";
import type { FieldDraft } from "./use-draft.ts";

/** The props of an edited field's control. */
type RowControl = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

export type EditRowProps = {
  label: string;
  draft: FieldDraft;
  /** Formats a value that isn't shown as its text. */
  format?: ((value: string) => string) | undefined;
  /** True to show the label above instead of beside. */
  stacked?: boolean;
  hideLabel?: boolean;
  children: (control: RowControl) => ReactNode;
};

/** Shows a field that is edited in place: its label, its control, why it couldn't be saved, and both versions in a conflict. */
export function EditRow({ label, draft, format, stacked, hideLabel, children }: EditRowProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div
      className={cn(
        "grid gap-1",
        !stacked && "grid-cols-[6.5rem_minmax(0,1fr)] items-start sm:grid-cols-[8.5rem_minmax(0,1fr)]",
      )}
    >
      <Label
        htmlFor={id}
        className={cn(
          "font-normal text-ink-muted",
          !stacked && "py-2 pointer-coarse:py-3",
          hideLabel && "sr-only",
        )}
      >
        {label}
      </Label>
      <div className="grid min-w-0 gap-1.5">
        {children({
          id,
          "aria-invalid": draft.error || draft.conflict ? true : undefined,
          "aria-describedby": draft.error ? errorId : undefined,
        })}
        {draft.error ? <FailureText id={errorId} reason={draft.error} onRetry={draft.retry} /> : null}
        {draft.conflict ? (
          <Conflict label={label} draft={draft} conflict={draft.conflict} format={format} />
        ) : null}
      </div>
    </div>
  );
}

/** Classes that extend a control below its label by its padding and border, so that the text of both aligns. */
export const inLine = "-mx-[0.8125rem] w-[calc(100%+1.625rem)]";

/** Classes of a control that looks like text until it is hovered or focused. */
export const quietControl =
  "border-transparent bg-transparent hover:border-line-control focus-visible:bg-surface aria-invalid:border-danger";

type ConflictProps = {
  label: string;
  draft: FieldDraft;
  conflict: NonNullable<FieldDraft["conflict"]>;
  format?: ((value: string) => string) | undefined;
};

/** Shows both versions of a field that was changed in two places. Nothing is lost until the person chooses. */
function Conflict({ label, draft, conflict, format = (value) => value }: ConflictProps) {
  const t = useTranslations("editing");
  const shown = (value: string) => (value === "" ? t("empty") : format(value));
  return (
    <Callout
      tone="warning"
      role="alert"
      title={t("conflictTitle", { field: label })}
      action={
        <>
          <Button size="sm" onClick={draft.keepMine}>
            {t("keepMine")}
          </Button>
          <Button size="sm" onClick={draft.cancel}>
            {t("takeTheirs")}
          </Button>
        </>
      }
    >
      <dl className="grid gap-2">
        {(["mine", "theirs"] as const).map((side) => (
          <div key={side} className="grid gap-0.5">
            <dt className="text-xs font-medium text-ink-muted">{t(side)}</dt>
            <dd className="max-h-32 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
              {shown(conflict[side])}
            </dd>
          </div>
        ))}
      </dl>
    </Callout>
  );
}

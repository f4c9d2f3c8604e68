import { useQuery } from "@tanstack/react-query";
import { Target } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { WEEKLY_GOAL_MAX } from "#domain/values.ts";

const FIRST_GOAL = 5;

/** Shows how many applications were sent this week, of those that the person wants to send, and changes that goal. */
export function WeeklyGoal() {
  const t = useTranslations("today.goal");
  const labelId = useId();
  // Null until the form was open; then the button that opened it gets the focus back.
  const [isChanging, setIsChanging] = useState<boolean | null>(null);
  const { data } = useQuery(trpc.today.getGoal.queryOptions({}));
  // The row keeps its place, so that nothing below it moves.
  if (!data) return <div aria-hidden className="mt-4 h-8 pointer-coarse:h-11" />;
  const { goal, count } = data;
  if (isChanging) return <GoalForm goal={goal} onEnd={() => setIsChanging(false)} />;
  return (
    <div className="mt-4 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      {goal === null ? null : (
        <>
          <span id={labelId}>{t("progress", { count, goal })}</span>
          <progress
            aria-labelledby={labelId}
            max={goal}
            value={Math.min(count, goal)}
            className="h-2 w-32 accent-accent"
          />
        </>
      )}
      <Button
        size="sm"
        variant="ghost"
        autoFocus={isChanging === false}
        onClick={() => setIsChanging(true)}
        className="first:-ml-2.5 max-sm:-ml-2.5"
      >
        {goal === null ? <Target aria-hidden /> : null}
        {t(goal === null ? "set" : "change")}
      </Button>
    </div>
  );
}

function GoalForm({ goal, onEnd }: { goal: number | null; onEnd: () => void }) {
  const t = useTranslations("today.goal");
  const [typed, setTyped] = useState(String(goal ?? FIRST_GOAL));
  const change = useChange({
    mutationFn: (wanted: number | null) => api.today.setGoal.mutate({ goal: wanted }),
    onSuccess: onEnd,
    affects: trpc.today.getGoal.queryFilter(),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(Number(typed));
  };
  return (
    <form onSubmit={save} className="mt-4 grid justify-items-start gap-2 text-sm">
      <TextField
        label={t("label")}
        type="number"
        required
        min={1}
        max={WEEKLY_GOAL_MAX}
        value={typed}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === "Escape" && onEnd()}
        className="w-20"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" pending={change.isPending}>
          {t("save")}
        </Button>
        {goal === null ? null : (
          <Button size="sm" variant="ghost" disabled={change.isPending} onClick={() => change.mutate(null)}>
            {t("remove")}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

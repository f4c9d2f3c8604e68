import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { isWorthRetrying, problemOf } from "#components/api/problem.ts";
import { Button } from "#components/ui/button.tsx";

export type FailureTextProps = { id?: string; reason: string; onRetry: (() => void) | null };

/** Says below a field why its value wasn't saved, with a retry if that may help. */
export function FailureText({ id, reason, onRetry }: FailureTextProps) {
  const t = useTranslations("editing");
  return (
    <p id={id} role="alert" className="flex gap-1.5 px-3 text-sm text-danger-text">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {reason}
        {onRetry ? (
          <Button variant="link" size="sm" className="ml-2" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        ) : null}
      </span>
    </p>
  );
}

/** The part of a field's mutation that describes a failed save. */
type FieldMutation<Variables> = {
  isError: boolean;
  error: unknown;
  variables: Variables | undefined;
  mutate: (variables: Variables) => void;
};

/** Says why the last change of a field wasn't saved; renders nothing if it was. */
export function SaveFailure<Variables>({ mutation }: { mutation: FieldMutation<Variables> }) {
  const t = useTranslations("editing");
  const { isError, error, variables, mutate } = mutation;
  if (!isError) return null;
  const again = () => mutate(variables as Variables);
  return (
    <FailureText
      reason={problemOf(error)?.detail ?? t("unanswered")}
      onRetry={isWorthRetrying(error) ? again : null}
    />
  );
}

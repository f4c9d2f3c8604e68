import { ActionForm } from "#components/auth/action-form.tsx";
import type { FormAction } from "#components/auth/form-state.ts";
import { Submit } from "#components/auth/submit.tsx";

export type TryFormProps = {
  action: FormAction;
  label: string;
  /** The path at which the sandbox opens, if not its board. */
  callbackUrl?: string | undefined;
  variant?: "primary" | "secondary";
};

/** Opens a sandbox. The button shows that it is busy, because seeding takes a moment. */
export function TryForm({ action, label, callbackUrl, variant = "secondary" }: TryFormProps) {
  return (
    <ActionForm action={action} hidden={callbackUrl ? { callbackUrl } : {}}>
      <Submit intent="try" variant={variant} size="lg">
        {label}
      </Submit>
    </ActionForm>
  );
}

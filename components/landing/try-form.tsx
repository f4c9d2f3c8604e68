import { ActionForm } from "#components/auth/action-form.tsx";
import type { FormAction } from "#components/auth/form-state.ts";
import { Submit } from "#components/auth/submit.tsx";

export type TryFormProps = {
  action: FormAction;
  label: string;
  /** Where the sandbox is to open, if not at its board. */
  callbackUrl?: string | undefined;
};

/** Opens a sandbox; the button is busy meanwhile, for planting one takes a moment. */
export function TryForm({ action, label, callbackUrl }: TryFormProps) {
  return (
    <ActionForm action={action} hidden={callbackUrl ? { callbackUrl } : {}}>
      <Submit intent="try" size="lg">
        {label}
      </Submit>
    </ActionForm>
  );
}

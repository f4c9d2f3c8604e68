"use client";
import { ActionForm } from "./action-form.tsx";
import type { FormAction } from "./form-state.ts";
import { SubmitButton } from "./submit-button.tsx";

/** The one button that a link about an address leads to. */
export function AddressForm({ action, token, label }: { action: FormAction; token: string; label: string }) {
  return (
    <ActionForm action={action} hidden={{ token }}>
      {() => (
        <SubmitButton intent="address" variant="primary" size="lg">
          {label}
        </SubmitButton>
      )}
    </ActionForm>
  );
}

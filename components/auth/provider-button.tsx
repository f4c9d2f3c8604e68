"use client";
import type { ReactNode } from "react";

export type ProviderButtonProps = {
  provider: string;
  callbackUrl: string;
  className: string;
  children: ReactNode;
};

/** Sends the person to the provider. next-auth's own script fetches the token that its route requires. */
export function ProviderButton({ provider, callbackUrl, className, children }: ProviderButtonProps) {
  async function leave() {
    const { signIn } = await import("next-auth/react");
    await signIn(provider, { callbackUrl });
  }
  return (
    <button type="button" onClick={() => void leave()} className={className}>
      {children}
    </button>
  );
}

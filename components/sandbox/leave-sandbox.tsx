"use client";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { useErrorReport } from "#components/api/use-error-report.ts";
import { Button, type ButtonProps } from "#components/ui/button.tsx";

type Props = Pick<ButtonProps, "variant" | "className"> & { label: string };

/** Leads out of the sandbox, back to the person's own account. */
export function LeaveSandbox({ label, ...look }: Props) {
  const report = useErrorReport();
  const [pending, setPending] = useState(false);
  async function leave(): Promise<void> {
    setPending(true);
    try {
      await api.sessions.leaveSandbox.mutate({});
      // A whole new page: nothing that was read in one environment may show in the other.
      window.location.assign("/today");
    } catch (error) {
      setPending(false);
      report(error);
    }
  }
  return (
    <Button {...look} pending={pending} onClick={leave}>
      {label}
    </Button>
  );
}

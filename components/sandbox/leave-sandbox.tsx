"use client";
import { useMutation } from "@tanstack/react-query";
import { api } from "#components/api/client.ts";
import { Button, type ButtonProps } from "#components/ui/button.tsx";

type Props = Pick<ButtonProps, "variant" | "className"> & { label: string };

/** Leads out of the sandbox, back to the person's own account. */
export function LeaveSandbox({ label, ...look }: Props) {
  const leave = useMutation({
    mutationFn: () => api.sessions.leaveSandbox.mutate({}),
    // A whole new page: nothing that was read in one environment may show in the other.
    onSuccess: () => window.location.assign("/today"),
  });
  return (
    <Button {...look} pending={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
      {label}
    </Button>
  );
}

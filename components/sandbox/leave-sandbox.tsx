"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { Button, type ButtonProps } from "#components/ui/button.tsx";
import { useToast } from "#components/ui/use-toast.ts";

type Props = Pick<ButtonProps, "variant" | "className"> & { label: string };

/** Returns from the sandbox to the person's own account. Rendered above every page, outside the query client. */
export function LeaveSandbox({ label, ...look }: Props) {
  const t = useTranslations("api");
  const toast = useToast();
  const [pending, setPending] = useState(false);
  async function leave(): Promise<void> {
    setPending(true);
    try {
      await api.sessions.switchEnvironment.mutate({ environment: "live" });
      // Loads a new page: nothing read in one environment may appear in the other.
      window.location.assign("/today");
    } catch (error) {
      setPending(false);
      toast.error(problemOf(error)?.detail ?? t("offlineTryAgain"));
    }
  }
  return (
    <Button {...look} pending={pending} onClick={leave}>
      {label}
    </Button>
  );
}

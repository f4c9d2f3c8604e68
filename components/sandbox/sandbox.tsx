"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { LeaveSandbox } from "./leave-sandbox.tsx";

export type SandboxManagerProps = {
  initial: Outputs["sandbox"]["get"];
  /** True if this browser is in the sandbox now. */
  isInside: boolean;
  /** True if there is no account to go back to. */
  isGuest: boolean;
};

/** Says what is in the sandbox, opens and leaves it, and resets it. */
export function SandboxManager({ initial, isInside, isGuest }: SandboxManagerProps) {
  const t = useTranslations("sandbox");
  const [described, setDescribed] = useState(initial);
  const [asking, setAsking] = useState(false);
  const reset = useChange({
    mutationFn: () => api.sandbox.reset.mutate({}),
    says: () => t("wasReset"),
    onSuccess: (seeded) => setDescribed(seeded),
    retry: false,
  });
  const enter = useMutation({
    mutationFn: () => api.sessions.switchEnvironment.mutate({ environment: "sandbox" }),
    // Loads a new page: nothing read in one environment may appear in the other.
    onSuccess: () => window.location.assign("/boards"),
    retry: false,
  });
  return (
    <Card className="grid gap-6 p-5">
      <SandboxFacts described={described} />
      <div className="flex flex-wrap gap-3">
        {isGuest ? (
          <ButtonLink href="/sign-up" variant="primary">
            {t("makeAccount")}
          </ButtonLink>
        ) : isInside ? (
          <LeaveSandbox label={t("leave")} variant="primary" />
        ) : (
          <Button
            variant="primary"
            pending={enter.isPending || enter.isSuccess}
            onClick={() => enter.mutate()}
          >
            {t("open")}
          </Button>
        )}
        <Button onClick={() => setAsking(true)}>{t("reset")}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("resetTitle")}
        description={t("resetDescription")}
        confirmLabel={t("reset")}
        destructive
        onConfirm={async () => void (await reset.mutateAsync())}
      />
    </Card>
  );
}

/** Shows the content of a sandbox: its person, their search, and their organizations. */
function SandboxFacts({ described }: { described: Outputs["sandbox"]["get"] }) {
  const t = useTranslations("sandbox");
  const roles = useTranslations("organizations.roles");
  const { email, displayName, boards, applications, organizations, plantedAt } = described;
  const facts = [
    { name: t("person"), value: displayName ? `${displayName}, ${email}` : email },
    { name: t("search"), value: t("searchValue", { boards, applications }) },
    ...organizations.map(({ slug, name, role, members }) => ({
      name: t("organization", { role: roles(role) }),
      value: t("organizationValue", { name, members }),
      key: slug,
    })),
    { name: t("planted"), value: <LocalTime value={plantedAt} format="dateTime" /> },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-3">
      {facts.map(({ name, value, ...rest }) => (
        <div key={"key" in rest ? rest.key : name} className="grid pb-2 sm:contents">
          <dt className="text-ink-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

"use client";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { ConfirmChange } from "#components/api/confirm-change.tsx";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout, FormError } from "#components/ui/callout.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { Switch } from "#components/ui/switch.tsx";

/** Makes the organization require a second factor from its staff, or stops that. */
export function SecondFactorSwitch({ slug, initial }: { slug: string; initial: boolean }) {
  const t = useTranslations("organizations.secondFactor");
  const router = useRouter();
  const [isRequired, setRequired] = useState(initial);
  const change = useChange({
    mutationFn: (wanted: boolean) =>
      api.organizations.requireSecondFactor.mutate({ organizationSlug: slug, isRequired: wanted }),
    says: (_nothing, wanted) => t(wanted ? "turnedOn" : "turnedOff"),
    onSuccess: () => {
      router.refresh();
    },
    onError: (_error, wanted) => setRequired(!wanted),
  });
  return (
    <Switch
      label={t("label")}
      hint={t("hint")}
      checked={isRequired}
      disabled={change.isPending}
      onChange={(event) => {
        setRequired(event.target.checked);
        change.mutate(event.target.checked);
      }}
    />
  );
}

/** Downloads everything that the organization keeps, after the viewer confirmed their identity. */
export function OrganizationTakeOut({ slug }: { slug: string }) {
  const t = useTranslations("organizations.takeOut");
  const download = useMutation({
    mutationFn: () => api.organizationTakeOut.allow.mutate({ organizationSlug: slug }),
    onSuccess: () => window.location.assign(`/api/organization-take-out/${slug}`),
  });
  return (
    <div className="grid justify-items-start gap-2">
      <Button pending={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden />
        {t("button")}
      </Button>
      <p className="text-sm text-ink-muted">{t("hint")}</p>
    </div>
  );
}

type DeleteOrganizationProps = { slug: string; name: string; isSubscribed: boolean };

/** Deletes the organization once its name is typed; says before that an active subscription must end first. */
export function DeleteOrganization({ slug, name, isSubscribed }: DeleteOrganizationProps) {
  const t = useTranslations("organizations.delete");
  const apiTexts = useTranslations("api");
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const remove = useChange({
    mutationFn: () => api.organizations.delete.mutate({ organizationSlug: slug }),
    silent: true,
    says: () => t("done", { name }),
    onSuccess: () => {
      router.push("/today");
      router.refresh();
    },
  });
  function submit(): void {
    const matches = typed.trim() === name.trim();
    setWrong(!matches);
    if (matches) remove.mutate();
  }
  if (isSubscribed) {
    return (
      <Callout tone="info" action={<ButtonLink href={`/o/${slug}/billing`}>{t("toBilling")}</ButtonLink>}>
        {t("subscribed")}
      </Callout>
    );
  }
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t("button")}
      </Button>
      {asking ? (
        <FormDialog
          title={t("question", { name })}
          description={t("consequence")}
          submitLabel={t("button")}
          pending={remove.isPending}
          destructive
          onSubmit={submit}
          onClose={() => setAsking(false)}
        >
          <FormError>{failureText(remove, apiTexts("offlineTryAgain"))}</FormError>
          <TextField
            label={t("typeName", { name })}
            error={wrong ? t("wrongName") : undefined}
            required
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
        </FormDialog>
      ) : null}
    </>
  );
}

type LeaveOrganizationProps = { slug: string; name: string; isLastOwner: boolean };

/** Ends the viewer's own membership, after asking; tells the only owner what to do instead. */
export function LeaveOrganization({ slug, name, isLastOwner }: LeaveOrganizationProps) {
  const t = useTranslations("organizations.leave");
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useChange({
    mutationFn: () => api.members.leave.mutate({ organizationSlug: slug }),
    silent: true,
    says: () => t("done", { name }),
    onSuccess: () => {
      router.push("/today");
      router.refresh();
    },
  });
  if (isLastOwner) {
    return (
      <Callout tone="info" action={<ButtonLink href={`/o/${slug}/members`}>{t("toMembers")}</ButtonLink>}>
        {t("lastOwner")}
      </Callout>
    );
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t("button")}</Button>
      <ConfirmChange
        open={asking}
        onClose={() => setAsking(false)}
        title={t("question", { name })}
        description={t("consequence")}
        confirmLabel={t("button")}
        destructive
        onConfirm={() => mutateAsync()}
      />
    </>
  );
}

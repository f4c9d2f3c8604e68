"use client";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { api, type Outputs } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout, FormError } from "#components/ui/callout.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { TextLink } from "#components/ui/text-link.tsx";

export type JoinOrganizationProps = { code: string } & Outputs["joining"]["preview"];

/** Asks a person whether to join the organization of a code, and shows the state of their request. */
export function JoinOrganization({ code, organization, standing, isAdmitted }: JoinOrganizationProps) {
  const t = useTranslations("joining");
  const router = useRouter();
  const names = { organization: organization.name };
  const ask = useMutation({
    meta: { silent: true },
    mutationFn: () => api.joining.ask.mutate({ code }),
    onSuccess: ({ status }) =>
      status === "approved" ? router.push(`/o/${organization.slug}`) : router.refresh(),
  });
  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-10">
      <PageHeader
        title={<span className="wrap-anywhere">{t("join", names)}</span>}
        description={standing === "none" ? t("asApplicant") : null}
      />
      <FormError>{failureText(ask, t("unanswered"))}</FormError>
      {standing === "none" ? (
        <>
          <p className="text-sm text-ink-muted">{t(isAdmitted ? "admitted" : "staffApprove")}</p>
          <Button
            variant="primary"
            size="lg"
            pending={ask.isPending || ask.isSuccess}
            onClick={() => ask.mutate()}
          >
            {t(isAdmitted ? "joinNow" : "ask")}
          </Button>
        </>
      ) : (
        <>
          <Callout role="status">{t(standing, names)}</Callout>
          <ButtonLink
            href={standing === "member" ? `/o/${organization.slug}` : "/today"}
            variant="primary"
            size="lg"
          >
            {standing === "member" ? t("open", names) : t("today")}
          </ButtonLink>
        </>
      )}
      <TextLink href="/join">{t("otherCode")}</TextLink>
    </div>
  );
}

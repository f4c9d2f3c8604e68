import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { failureText, problemOf } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { cohortsQuery } from "#components/cohorts/cohort-data.ts";
import { CoachField, CohortField } from "#components/members/invite/group-fields.tsx";
import { Button } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/callout.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { SelectField, TextField } from "#components/ui/fields.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { newestLinks } from "./joining-data.ts";

const DAYS = [7, 30, 90, 180, 365];
const USUAL_DAYS = "90";

type LinkFormProps = { organizationSlug: string; onClose: () => void };

/** Creates a join link with an expiry, a number of uses, a cohort, and a coach. */
function LinkForm({ organizationSlug, onClose }: LinkFormProps) {
  const t = useTranslations("joining.links");
  const unanswered = useTranslations("joining")("unanswered");
  const [validDays, setValidDays] = useState(USUAL_DAYS);
  const [most, setMost] = useState("");
  const [cohortId, setCohortId] = useState("");
  const [coachId, setCoachId] = useState("");
  const [tried, setTried] = useState(false);
  const isMostWrong = most.trim() !== "" && !/^[1-9]\d{0,4}$/.test(most.trim());
  const create = useChange({
    mutationFn: () =>
      api.joining.createLink.mutate({
        organizationSlug,
        validDays: Number(validDays),
        maxUses: most.trim() === "" ? null : Number(most),
        cohortId: cohortId || null,
        coachId: coachId || null,
      }),
    silent: true,
    onSuccess: onClose,
    affects: trpc.joining.pathFilter(),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isMostWrong) create.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 border-b border-line p-4">
      <FormError>{failureText(create, unanswered)}</FormError>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t("validDays")}
          options={DAYS.map((count) => ({ value: String(count), label: t("days", { count }) }))}
          value={validDays}
          onChange={({ target }) => setValidDays(target.value)}
        />
        <TextField
          label={t("maxUses")}
          hint={t("maxUsesHint")}
          error={tried && isMostWrong ? t("maxUsesWrong") : undefined}
          inputMode="numeric"
          value={most}
          onChange={({ target }) => setMost(target.value)}
        />
        <CohortField slug={organizationSlug} value={cohortId} onChange={setCohortId} />
        <CoachField slug={organizationSlug} value={coachId} onChange={setCoachId} />
      </div>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" pending={create.isPending}>
          {t("create")}
        </Button>
        <Button onClick={onClose}>{t("cancel")}</Button>
      </div>
    </form>
  );
}

type JoinLink = Outputs["joining"]["listLinks"]["data"][number];
export type JoinLinksProps = {
  organizationSlug: string;
  initial: Outputs["joining"]["listLinks"];
  /** When the page was rendered: links that had expired by then aren't shown. */
  at: string;
};

/** Lists the join links that work, creates and revokes them, and sets who joins without approval. */
export function JoinLinks({ organizationSlug, initial, at }: JoinLinksProps) {
  const t = useTranslations("joining.links");
  const headingId = useId();
  const [isCreating, setCreating] = useState(false);
  const list = useInfiniteQuery(
    trpc.joining.listLinks.infiniteQueryOptions(newestLinks(organizationSlug), pagesFrom(initial)),
  );
  const links = list.data.pages
    .flatMap(({ data }) => data)
    .filter(({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > at);
  const cohorts = useQuery({
    ...cohortsQuery(organizationSlug, { archived: false }),
    enabled: links.some(({ cohortId }) => cohortId !== null),
  });
  const nameOf = (cohortId: string | null) => cohorts.data?.find(({ id }) => id === cohortId)?.name;
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={headingId} className="text-lg font-semibold tracking-tight">
            {t("title")}
          </h2>
          <p className="mt-1 text-sm text-ink-muted">{t("description")}</p>
        </div>
        {isCreating ? null : (
          <Button onClick={() => setCreating(true)}>
            <Link2 aria-hidden />
            {t("create")}
          </Button>
        )}
      </div>
      <Card className="mt-4 overflow-hidden">
        {isCreating ? (
          <LinkForm organizationSlug={organizationSlug} onClose={() => setCreating(false)} />
        ) : null}
        {links.length === 0 ? <p className="px-4 py-3 text-sm text-ink-muted">{t("none")}</p> : null}
        <ul className="divide-y divide-line">
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              cohort={nameOf(link.cohortId)}
              organizationSlug={organizationSlug}
            />
          ))}
        </ul>
      </Card>
      <MoreButton list={list} label={t("more")} />
      <JoinRuleForm
        organizationSlug={organizationSlug}
        domains={list.data.pages[0]?.domains ?? initial.domains}
      />
    </section>
  );
}

type LinkRowProps = { link: JoinLink; cohort: string | undefined; organizationSlug: string };

/** Shows a link's code and use; it can be copied and revoked. */
function LinkRow({ link, cohort, organizationSlug }: LinkRowProps) {
  const t = useTranslations("joining.links");
  const [isRevoking, setRevoking] = useState(false);
  const revoke = useChange({
    mutationFn: () => api.joining.revokeLink.mutate({ organizationSlug, joinLinkId: link.id }),
    says: () => t("revoked"),
    affects: trpc.joining.pathFilter(),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-mono font-medium tracking-wider">{link.code}</p>
        <p className="text-ink-muted">
          {t("used", { uses: link.uses, max: link.maxUses ?? 0 })}
          {cohort ? ` ${t("into", { cohort })}` : null},{" "}
          {t.rich("until", { time: () => <LocalTime value={link.expiresAt} format="date" /> })}
        </p>
      </div>
      <div className="flex gap-2">
        <CopyButton size="sm" value={link.url} label={t("copy")} />
        <Button size="sm" variant="ghost" onClick={() => setRevoking(true)}>
          {t("revoke")}
          <span className="sr-only"> {link.code}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={isRevoking}
        onClose={() => setRevoking(false)}
        title={t("revokeTitle")}
        description={t("revokeText", { code: link.code })}
        confirmLabel={t("revokeConfirm")}
        destructive
        onConfirm={() => revoke.mutateAsync()}
      />
    </li>
  );
}

type JoinRuleFormProps = { organizationSlug: string; domains: readonly string[] };

/** Sets the domains of the addresses that join without approval. */
function JoinRuleForm({ organizationSlug, domains }: JoinRuleFormProps) {
  const t = useTranslations("joining.rule");
  const links = useTranslations("joining");
  const [typed, setTyped] = useState<string | null>(null);
  const save = useChange({
    mutationFn: (text: string) =>
      api.joining.setRule.mutate({
        organizationSlug,
        domains: text.split(/[\s,;]+/).filter((domain) => domain !== ""),
      }),
    silent: true,
    says: () => t("saved"),
    onSuccess: () => setTyped(null),
    affects: trpc.joining.listLinks.pathFilter(),
  });
  const shown = typed ?? domains.join(", ");
  const problem = save.isError ? problemOf(save.error) : null;
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate(shown);
  }
  return (
    <form onSubmit={submit} className="mt-6 grid gap-3">
      <h3 className="text-sm font-semibold">{t("title")}</h3>
      <TextField
        label={t("domains")}
        hint={t("hint")}
        error={
          save.isError ? (problem?.issues?.[0]?.message ?? problem?.detail ?? links("unanswered")) : undefined
        }
        spellCheck={false}
        autoCapitalize="none"
        placeholder="college.example"
        className="sm:max-w-md"
        value={shown}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" pending={save.isPending} className="justify-self-start">
        {t("save")}
      </Button>
    </form>
  );
}

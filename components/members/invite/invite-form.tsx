import { useQuery } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout, FormError } from "#components/ui/callout.tsx";
import { SelectField, TextareaField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { isStaff, type Role, rolesGivenBy } from "#domain/roles.ts";
import type { Organization } from "../members-data.ts";
import { type Address, addressesIn, type LeftOut } from "./addresses.ts";
import { CoachField, CohortField } from "./group-fields.tsx";
import { type Invite, seatsOnceAccepted, waitingApplicants } from "./invite.ts";

const MOST = LIMITS.requests.invitedAddresses;

export type InviteFormProps = {
  id: string;
  organization: Organization;
  rejected: string | null;
  onInvite: (given: Invite, leftOut: readonly LeftOut[]) => void;
};

/** Asks for addresses, role, and cohort; shows how the text was read before anything is sent. */
export function InviteForm({ id, organization, rejected, onInvite }: InviteFormProps) {
  const t = useTranslations("members.invite");
  const roles = useTranslations("organizations.roles");
  const draft = useFormDraft(`invitations:${organization.slug}`, { text: "" });
  const { text } = draft.values;
  const setText = (next: string) => draft.change({ text: next });
  const [role, setRole] = useState<Role>("applicant");
  const [cohortId, setCohortId] = useState("");
  const [coachId, setCoachId] = useState("");
  const [tried, setTried] = useState(false);
  const read = addressesIn(text);
  const emails = read.filter(({ kind }) => kind === "address").map((address) => address.text);
  const leftOut = read.filter((address): address is LeftOut => address.kind !== "address");
  const repeated = leftOut.filter(({ kind }) => kind === "repeated").length;
  const problem =
    emails.length === 0
      ? t("none")
      : emails.length > MOST
        ? t("tooMany", { ...limitsInTexts, count: emails.length })
        : null;
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (problem === null) {
      const [cohort, coach] = isStaff(role) ? ["", ""] : [cohortId, coachId];
      onInvite({ emails, role, cohortId: cohort || null, coachId: coach || null }, leftOut);
    }
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <FormError>{rejected}</FormError>
      <div className="grid gap-2">
        <TextareaField
          label={t("addresses")}
          hint={
            <>
              {t("addressesHint", limitsInTexts)} <ReadBy field="invitations.emails" />
            </>
          }
          error={tried && problem !== null ? problem : undefined}
          aside={emails.length > 0 ? t("found", { count: emails.length, repeated }) : null}
          required
          rows={5}
          className="max-h-48"
          spellCheck={false}
          autoCapitalize="none"
          placeholder={"kim@example.com\nlee@example.com"}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <AddressFile
          onRead={(content) => setText(text.trim() === "" ? content : `${text.trim()}\n${content}`)}
        />
        <IgnoredText addresses={read} />
        <Unreadable lines={leftOut.filter(({ kind }) => kind === "unreadable")} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t("role")}
          hint={t(`roleHint.${role}`)}
          options={rolesGivenBy(organization.role).map((value) => ({ value, label: roles(value) }))}
          value={role}
          onChange={({ target }) => setRole(target.value as Role)}
        />
        {isStaff(role) ? null : (
          <>
            <CohortField slug={organization.slug} value={cohortId} onChange={setCohortId} />
            <CoachField slug={organization.slug} value={coachId} onChange={setCoachId} />
          </>
        )}
      </div>
      {!isStaff(role) && organization.seats ? (
        <SeatsForecast slug={organization.slug} seats={organization.seats} requested={emails} />
      ) : null}
    </form>
  );
}

const MAX_BYTES = LIMITS.requests.addressList;

/** Reads addresses from a CSV or text file in the browser. */
function AddressFile({ onRead }: { onRead: (content: string) => void }) {
  const t = useTranslations("members.invite");
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  async function take(file: File | undefined): Promise<void> {
    setTooLarge(file !== undefined && file.size > MAX_BYTES);
    if (file && file.size <= MAX_BYTES) onRead(await file.text());
    if (input.current) input.current.value = "";
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        {t("file")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={t("file")}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => take(target.files?.[0])}
      />
      <p role="status" className="text-sm text-danger-text">
        {tooLarge ? t("fileTooLarge", limitsInTexts) : null}
      </p>
    </div>
  );
}

type SeatsForecastProps = {
  slug: string;
  seats: NonNullable<Organization["seats"]>;
  requested: readonly string[];
};

/** Shows the seats in use now, and in use once everyone has accepted. */
function SeatsForecast({ slug, seats, requested }: SeatsForecastProps) {
  const t = useTranslations("members.seats");
  const { data: waiting = [] } = useQuery({
    queryKey: [...trpc.organizationInvitations.list.queryKey({ organizationSlug: slug }), "waiting"],
    queryFn: () => waitingApplicants(slug),
  });
  const { used, total } = seats;
  const after = seatsOnceAccepted(used, waiting, requested);
  const over = after - total;
  return (
    <Callout tone={over > 0 ? "warning" : "info"} title={t("used", { used, total })}>
      {waiting.length > 0 ? `${t("waiting", { count: waiting.length })} ` : null}
      {after === used ? null : t("after", { used: after, total })}
      {over > 0 ? ` ${t("afterOver", { over })}` : null}
    </Callout>
  );
}

const SHOWN = 5;

/** Says that names and numbers beside the addresses aren't kept, so that no one expects to find them. */
function IgnoredText({ addresses }: { addresses: readonly Address[] }) {
  const t = useTranslations("members.invite");
  const beside = addresses.filter((address) => address.kind === "address" && address.beside !== "");
  const [first] = beside;
  if (first === undefined) return null;
  return (
    <Callout role="status" title={t("besideTitle", { count: beside.length })}>
      {t("besideText", { example: first.beside })}
    </Callout>
  );
}

/** Lists the lines that invite no one, so that none is overlooked. */
function Unreadable({ lines }: { lines: readonly Address[] }) {
  const t = useTranslations("members.invite");
  if (lines.length === 0) return null;
  return (
    <Callout tone="warning" role="status" title={t("unreadable", { count: lines.length })}>
      <ul>
        {lines.slice(0, SHOWN).map(({ line, text }) => (
          <li key={`${line} ${text}`} className="truncate">
            {t("unreadableLine", { line, text })}
          </li>
        ))}
      </ul>
      {lines.length > SHOWN ? t("unreadableMore", { count: lines.length - SHOWN }) : null}
    </Callout>
  );
}

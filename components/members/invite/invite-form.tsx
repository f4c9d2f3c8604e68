"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Callout } from "#components/ui/callout.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { LIMITS } from "#domain/limits.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { isStaff, type Role, rolesGivenBy } from "#domain/roles.ts";
import type { Organization } from "../types.ts";
import { AddressFile } from "./address-file.tsx";
import { addressesIn, type LeftOut } from "./addresses.ts";
import { CohortField } from "./cohort-field.tsx";
import type { Invite } from "./invite.ts";
import { SeatsForecast } from "./seats-forecast.tsx";
import { Unreadable } from "./unreadable.tsx";

const MOST = LIMITS.requests.invitedAddresses;

export type InviteFormProps = {
  id: string;
  organization: Organization;
  refused: string | null;
  onInvite: (given: Invite, leftOut: readonly LeftOut[]) => void;
};

/** Whom, as what, in which cohort; says what was read of the text before anything is sent. */
export function InviteForm({ id, organization, refused, onInvite }: InviteFormProps) {
  const t = useTranslations("members.invite");
  const roles = useTranslations("organizations.roles");
  const [text, setText] = useState("");
  const [role, setRole] = useState<Role>("applicant");
  const [cohortId, setCohortId] = useState("");
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
      const cohort = !isStaff(role) && cohortId !== "" ? cohortId : null;
      onInvite({ emails, role, cohortId: cohort }, leftOut);
    }
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {refused ? (
        <Callout tone="error" role="alert">
          {refused}
        </Callout>
      ) : null}
      <div className="grid gap-2">
        <Field
          label={t("addresses")}
          hint={t("addressesHint", limitsInTexts)}
          error={tried && problem !== null ? problem : undefined}
          aside={emails.length > 0 ? t("found", { count: emails.length, repeated }) : null}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              className="max-h-48"
              spellCheck={false}
              autoCapitalize="none"
              placeholder={"kim@example.com\nlee@example.com"}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <AddressFile
          onRead={(content) => setText(text.trim() === "" ? content : `${text.trim()}\n${content}`)}
        />
        <Unreadable lines={leftOut.filter(({ kind }) => kind === "unreadable")} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("role")} hint={t(`roleHint.${role}`)}>
          {(control) => (
            <Select
              {...control}
              options={rolesGivenBy(organization.role).map((value) => ({ value, label: roles(value) }))}
              value={role}
              onChange={({ target }) => setRole(target.value as Role)}
            />
          )}
        </Field>
        {isStaff(role) ? null : (
          <CohortField slug={organization.slug} value={cohortId} onChange={setCohortId} />
        )}
      </div>
      {!isStaff(role) && organization.seats ? (
        <SeatsForecast seats={organization.seats} asked={emails.length} />
      ) : null}
    </form>
  );
}

import { useTranslations } from "next-intl";
import { useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import type { Person } from "./cohort-data.ts";
import { commonValues, correctionOf, keptWhenEmpty, reasonChanges } from "./correction.ts";
import { DayField, EndingFields, NoteField, RateEffect } from "./ending-fields.tsx";
import { useMembershipChanges } from "./use-membership-changes.ts";

export type CorrectMembershipsProps = {
  organizationSlug: string;
  /** Memberships in one cohort. */
  memberships: readonly Person[];
  onClose: (isDone: boolean) => void;
};

/** Corrects recorded memberships together, reopens them, or removes those entered by mistake; that can be undone. */
export function CorrectMemberships(props: CorrectMembershipsProps) {
  const { organizationSlug, memberships: all, onClose } = props;
  const t = useTranslations("memberships");
  const { correct, offer } = useMembershipChanges(organizationSlug);
  const [memberships, setMemberships] = useState(all);
  const zone = useViewerZone();
  const [was] = useState(() => commonValues(all, zone));
  const [first] = all;
  const [only] = memberships;
  const count = memberships.length;
  const cohortId = first?.cohortId ?? "";
  const draft = useFormDraft(`cohortEnd:correct ${all.length === 1 ? first?.id : cohortId}`, {
    note: was.note,
  });
  const [typed, setTyped] = useState(was);
  const chosen = { ...typed, note: draft.values.note };
  const change = (changes: Partial<typeof was>) => setTyped((before) => ({ ...before, ...changes }));
  const [isTried, setTried] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const keeps = keptWhenEmpty(was);
  const named = { count, email: only?.applicantEmail ?? "" };
  const membershipIds = memberships.map(({ id }) => id);
  const effect = { organizationSlug, cohortId };
  const finish = (message: string) => (changes: Parameters<typeof offer>[1]) => {
    draft.forget();
    offer(message, changes);
    onClose(true);
  };
  function save(): void {
    setTried(true);
    const correction = correctionOf(was, chosen, zone);
    if (correction === null) return;
    if (Object.keys(correction).length === 0) onClose(false);
    else correct.mutate({ membershipIds, ...correction }, { onSuccess: finish(t("corrected", named)) });
  }
  return (
    <FormDialog
      size="sm"
      title={t("correctTitle", named)}
      submitLabel={t("correctConfirm")}
      pending={correct.isPending}
      canSubmit={count > 0}
      onSubmit={save}
      onClose={() => onClose(false)}
    >
      <Rejected
        memberships={memberships}
        sent={correct.isError ? (correct.variables?.membershipIds ?? []) : []}
        error={correct.error}
        onLeaveOut={(ids) => {
          correct.reset();
          setMemberships((before) => before.filter(({ id }) => !ids.has(id)));
        }}
      />
      <DayField
        label={t("joinedOn")}
        day={chosen.joinedOn}
        onDay={(joinedOn) => change({ joinedOn })}
        isTried={isTried}
        keeps={keeps.joinedOn}
      />
      <Checkbox
        label={t("stillIn")}
        checked={chosen.isOpen === true}
        indeterminate={chosen.isOpen === null}
        onChange={({ target }) => change({ isOpen: target.checked })}
      />
      {chosen.isOpen === false ? (
        <EndingFields
          reason={chosen.reason}
          onReason={(reason) => change({ reason })}
          endedOn={chosen.endedOn}
          onEndedOn={(endedOn) => change({ endedOn })}
          isTried={isTried}
          keeps={keeps}
        />
      ) : null}
      <NoteField
        note={chosen.note}
        onNote={(note) => draft.change({ note })}
        keeps={count > 1 && was.note === ""}
      />
      <RateEffect {...effect} changes={reasonChanges(memberships, chosen)} />
      <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => setRemoving(true)}>
        {t("mistake")}
      </Button>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={t("mistakeTitle", named)}
        description={
          <>
            {t("mistakeText", named)}{" "}
            <RateEffect
              {...effect}
              changes={memberships.map(({ departureReason: from }) => ({ from, to: null }))}
            />
          </>
        }
        confirmLabel={t("mistakeConfirm", named)}
        destructive
        onConfirm={async () => {
          finish(t("removed", named))(await correct.mutateAsync({ membershipIds, enteredByMistake: true }));
        }}
      />
    </FormDialog>
  );
}

type RejectedProps = {
  memberships: readonly Person[];
  /** The IDs of a rejected correction, to which the error's issues refer. */
  sent: readonly string[];
  error: unknown;
  onLeaveOut: (ids: ReadonlySet<string>) => void;
};

/** Lists the memberships that prevent a correction, each with the reason, and offers to correct the others only. */
function Rejected({ memberships, sent, error, onLeaveOut }: RejectedProps) {
  const t = useTranslations("memberships");
  const reasons = new Map(
    (problemOf(error)?.issues ?? []).flatMap(({ path: [field, index], message }) =>
      field === "membershipIds" ? [[sent[Number(index)], message]] : [],
    ),
  );
  const rejected = memberships.filter(({ id }) => reasons.has(id));
  if (memberships.length < 2 || rejected.length === 0) return null;
  return (
    <section aria-label={t("rejected")} className="grid justify-items-start gap-2 text-sm">
      <ul className="grid gap-1">
        {rejected.map(({ id, applicantEmail, applicantDisplayName }) => (
          <li key={id}>
            <span className="font-medium">{applicantDisplayName ?? applicantEmail}</span>: {reasons.get(id)}
          </li>
        ))}
      </ul>
      {rejected.length < memberships.length ? (
        <Button size="sm" onClick={() => onLeaveOut(new Set(rejected.map(({ id }) => id)))}>
          {t("leaveOut", { count: rejected.length })}
        </Button>
      ) : null}
    </section>
  );
}

import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useState } from "react";
import { usePageOwner } from "#components/api/page-owner.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { type DraftName, dropDraft, storeDraft, storedDraft } from "./stored-drafts.ts";

/**
 * Returns the values of a form. Changed values are kept in this browser until the form is sent: they outlive Escape,
 * Back, a reload, and the end of the session. A form that opens again restores them, and says so. Never use it for
 * passwords, codes, or keys.
 * @param keepAs the form and its record when the form opens; a form for another record needs another React key
 * @param initial the initial values of the form
 */
export function useFormDraft<Values extends object>(keepAs: DraftName, initial: Values) {
  const t = useTranslations("editing");
  const toast = useToast();
  const owner = usePageOwner();
  const [name] = useState(keepAs);
  const [first] = useState(initial);
  const [values, setValues] = useState(initial);

  /** Removes the kept draft after the form was sent, then closes the form if `close` is given. */
  const forget = (close?: () => void) => {
    dropDraft(name);
    close?.();
  };
  /** Restores the initial values of the form. */
  const reset = () => {
    forget();
    setValues(first);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, when its form opens
  useLayoutEffect(() => {
    const kept = storedDraft<Partial<Values>>(owner, name);
    if (!kept) return;
    setValues((before) => ({ ...before, ...kept }));
    toast.undoable(t("restored"), reset, { id: `restored ${name}` });
  }, [owner, name]);
  useEffect(() => {
    if (values === first) return;
    const changes = changesOf(values, first);
    if (Object.keys(changes).length === 0) dropDraft(name);
    else storeDraft(owner, name, changes);
  }, [owner, name, values, first]);

  const change = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }));

  return {
    values,
    change,
    /** Returns the value of a field, and the handler that keeps what is typed in it. */
    field: <Name extends Texts<Values>>(name: Name) => ({
      value: values[name] as string,
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: target.value } as Partial<Values>),
    }),
    /** Changes values based on the current ones. */
    update: setValues,
    forget,
    reset,
  };
}

/** The names of the values that are texts. */
type Texts<Values> = { [Name in keyof Values]: string extends Values[Name] ? Name : never }[keyof Values];

function changesOf<Values extends object>(values: Values, first: Values): Partial<Values> {
  const isChanged = (name: keyof Values) => JSON.stringify(values[name]) !== JSON.stringify(first[name]);
  const entries = Object.entries(values).filter(([name]) => isChanged(name as keyof Values));
  return Object.fromEntries(entries) as Partial<Values>;
}

"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext, useState } from "react";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { useToast } from "#components/ui/use-toast.ts";
import type { LeftOut } from "./people.ts";

const LeftOutDialog = dynamic(
  loadAhead(() => import("./left-out-dialog.tsx")),
  { ssr: false },
);

const Show = createContext<(people: readonly LeftOut[]) => void>(() => undefined);

/** Keeps the list of those left out open on a page, after the dialog of the change has closed. */
export function LeftOutProvider({ children }: { children: ReactNode }) {
  const [people, setPeople] = useState<readonly LeftOut[]>([]);
  return (
    <Show value={setPeople}>
      {children}
      {people.length > 0 ? <LeftOutDialog people={people} onClose={() => setPeople([])} /> : null}
    </Show>
  );
}

type Report = {
  done: string;
  leftOut: readonly LeftOut[];
  /** Undoes the change; undefined if nothing changed. */
  undo?: (() => void) | undefined;
  description?: string;
  id?: string;
};

/** Returns a function that reports a change of several applicants: with its undo, and with a button that lists those left out, if any. */
export function useReport() {
  const t = useTranslations("leftOut");
  const toast = useToast();
  const show = useContext(Show);
  return ({ done, leftOut, undo, description, id }: Report) => {
    const list = (
      <>
        {description}
        <button
          type="button"
          className="justify-self-start rounded-control text-accent-text underline underline-offset-4 pointer-coarse:min-h-11"
          onClick={() => show(leftOut)}
        >
          {t("count", { count: leftOut.length })}
        </button>
      </>
    );
    const extra = { description: leftOut.length > 0 ? list : description, ...(id ? { id } : {}) };
    if (undo) toast.undoable(done, undo, extra);
    else toast.success(done, extra);
  };
}

"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { type Draft, judge, type SaveAnswer, saveDraft } from "./draft.ts";

const PAUSE_MS = 900;

export type DraftOptions = {
  /** What the server has. */
  value: string;
  save: (text: string) => Promise<SaveAnswer>;
  /** Said when no answer came. */
  unanswered: string;
};

/**
 * A field that saves itself: when it is left, when the person pauses, and when it goes from the page. What somebody
 * else wrote meanwhile is never overwritten: then both versions are there to choose from.
 */
export function useDraft({ value, save, unanswered }: DraftOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ draft, value, save, conflict: false });
  latest.current = { draft, value, save, conflict: theirs !== null };

  const send = useCallback(
    async (sent: Draft) => {
      try {
        const conflict = await saveDraft(sent, latest.current.save);
        if (conflict) return setTheirs(conflict.theirs);
        // What was typed while the answer was under way stays a draft, on top of what was just saved.
        setDraft((now) =>
          now === null || now.text === sent.text ? null : { text: now.text, base: sent.text },
        );
      } catch (refusal) {
        const problem = problemOf(refusal);
        setError(problem?.issues?.[0]?.message ?? problem?.detail ?? unanswered);
      }
    },
    [unanswered],
  );

  const commit = useCallback(() => {
    clearTimeout(timer.current);
    const { draft: now, value: server, conflict } = latest.current;
    if (!now || conflict) return;
    const verdict = judge(now, server);
    if (verdict === "unchanged") setDraft(null);
    else if (verdict === "conflict") setTheirs(server);
    else void send(now);
  }, [send]);

  const change = useCallback(
    (text: string, atOnce = false) => {
      const { draft: before, value: server } = latest.current;
      const next = { text, base: before?.base ?? server };
      latest.current = { ...latest.current, draft: next };
      setDraft(next);
      setError(null);
      clearTimeout(timer.current);
      if (atOnce) commit();
      else timer.current = setTimeout(commit, PAUSE_MS);
    },
    [commit],
  );

  useEffect(() => {
    window.addEventListener("pagehide", commit);
    return () => {
      window.removeEventListener("pagehide", commit);
      commit();
    };
  }, [commit]);

  return {
    text: draft?.text ?? value,
    isDirty: draft !== null && draft.text !== value,
    change,
    commit,
    error,
    /** Back to what the server has. */
    cancel: () => {
      clearTimeout(timer.current);
      setDraft(null);
      setTheirs(null);
      setError(null);
    },
    conflict: theirs === null || !draft ? null : { mine: draft.text, theirs },
    keepMine: () => {
      if (!draft || theirs === null) return;
      const mine = { text: draft.text, base: theirs };
      setTheirs(null);
      setDraft(mine);
      void send(mine);
    },
  };
}

export type FieldDraft = ReturnType<typeof useDraft>;

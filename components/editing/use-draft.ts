"use client";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { usePageOwner } from "#components/api/page-owner.ts";
import { isWorthRetrying, problemOf } from "#components/api/problem.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { type Draft, judge, restOf, type SaveAnswer, saveDraft } from "./draft.ts";
import { type DraftName, dropDraft, storeDraft, storedDraft } from "./stored-drafts.ts";
import { type UnsavedState, useUnsaved } from "./unsaved.ts";

const PAUSE_MS = 900;

export type DraftOptions = {
  /** The name under which this browser keeps what isn't saved. */
  keepAs: DraftName;
  /** What the field is called where it isn't in sight. */
  label: string;
  /** What the server has. */
  value: string;
  save: (text: string) => Promise<SaveAnswer>;
  /** Why a text isn't even sent; null where it is. */
  refuse?: (text: string) => string | null;
};

/** Why a text wasn't saved. */
type Failure = { text: string; reason: string; canRetry: boolean };

/**
 * A field that saves itself: when it is left, when the person pauses, and when it goes from the page. Until then the browser keeps
 * what was typed, so that a page that goes too soon, or without a connection, saves it when it is back. What somebody else wrote
 * meanwhile is never overwritten: then both versions are there to choose from.
 */
export function useDraft({ keepAs, label, value, save, refuse }: DraftOptions) {
  const t = useTranslations("editing");
  const toast = useToast();
  const owner = usePageOwner();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGone = useRef(false);
  const underWay = useRef<string | null>(null);
  /** Whether the draft goes as soon as what is under way is saved. */
  const waits = useRef(false);
  const latest = useRef({ draft, value, save, refuse, failure, conflict: false });
  latest.current = { draft, value, save, refuse, failure, conflict: theirs !== null };

  /** Says of a field that is gone what wasn't saved, with another try where that may help. */
  const report = useCallback(
    ({ reason, text, canRetry }: Failure, again: () => void) => {
      const extra = {
        id: `unsaved ${label}`,
        description: `${reason} ${t("typed", { text: text.slice(0, 200) })}`,
      };
      if (canRetry) toast.retryable(t("lost", { field: label }), again, extra);
      else toast.error(t("lost", { field: label }), extra);
    },
    [label, t, toast],
  );

  const drop = useCallback(() => {
    dropDraft(keepAs);
    setDraft(null);
  }, [keepAs]);

  const send = useCallback(
    async (sent: Draft) => {
      setFailure(null);
      setSending((count) => count + 1);
      underWay.current = sent.text;
      try {
        const conflict = await saveDraft(sent, latest.current.save);
        if (conflict) return setTheirs(conflict.theirs);
        // What was typed while the answer was under way stays a draft, on top of what was just saved.
        const rest = restOf(latest.current.draft, sent.text);
        latest.current = { ...latest.current, draft: rest };
        setDraft(rest);
        if (rest) storeDraft(owner, keepAs, rest);
        else dropDraft(keepAs);
        if (rest && waits.current) void send(rest);
        waits.current = false;
      } catch (refusal) {
        const stands = waits.current && latest.current.draft?.text === latest.current.value;
        waits.current = false;
        // Refused, and wanted no more: the server still has what the field says.
        if (stands) return drop();
        const problem = problemOf(refusal);
        const reason = problem?.issues?.[0]?.message ?? problem?.detail ?? t("unanswered");
        const failed = { text: sent.text, reason, canRetry: isWorthRetrying(refusal) };
        setFailure(failed);
        if (isGone.current) report(failed, () => void send(sent));
      } finally {
        if (underWay.current === sent.text) underWay.current = null;
        setSending((count) => count - 1);
      }
    },
    [t, report, drop, owner, keepAs],
  );

  const commit = useCallback(() => {
    clearTimeout(timer.current);
    const { draft: now, value: server, conflict, failure: failed } = latest.current;
    if (!now || conflict || underWay.current === now.text) return;
    // What was refused for what it says is refused again.
    if (failed?.text === now.text && !failed.canRetry) return;
    const verdict = judge(now, server, underWay.current);
    const refusal = verdict === "save" ? (latest.current.refuse?.(now.text) ?? null) : null;
    if (refusal !== null) setFailure({ text: now.text, reason: refusal, canRetry: false });
    else if (verdict === "wait") waits.current = true;
    else if (verdict === "unchanged") drop();
    else if (verdict === "conflict") setTheirs(server);
    else {
      waits.current = false;
      void send(now);
    }
  }, [send, drop]);

  const change = useCallback(
    (text: string, atOnce = false) => {
      const { draft: before, value: server } = latest.current;
      const next = { text, base: before?.base ?? server };
      latest.current = { ...latest.current, draft: next };
      setDraft(next);
      storeDraft(owner, keepAs, next);
      setFailure(null);
      clearTimeout(timer.current);
      if (atOnce) commit();
      else timer.current = setTimeout(commit, PAUSE_MS);
    },
    [commit, owner, keepAs],
  );

  useEffect(() => {
    const stored = storedDraft<Draft>(owner, keepAs);
    if (!stored || latest.current.draft) return;
    latest.current = { ...latest.current, draft: stored };
    setDraft(stored);
    commit();
  }, [owner, keepAs, commit]);

  useEffect(() => {
    isGone.current = false;
    // Phones end pages in the background without a word.
    document.addEventListener("visibilitychange", commit);
    window.addEventListener("pagehide", commit);
    return () => {
      document.removeEventListener("visibilitychange", commit);
      window.removeEventListener("pagehide", commit);
      isGone.current = true;
      const { draft: now, failure: failed } = latest.current;
      if (now && failed?.text === now.text) report(failed, () => void send(now));
      else commit();
    };
  }, [commit, report, send]);

  const cancel = () => {
    clearTimeout(timer.current);
    latest.current = { ...latest.current, draft: null, failure: null };
    drop();
    setTheirs(null);
    setFailure(null);
  };
  const takeBack = () => {
    const text = draft?.text ?? "";
    cancel();
    if (text !== "") toast.undoable(t("takenBack", { field: label }), () => change(text));
  };
  const isDirty = draft !== null && draft.text !== value;
  const state: UnsavedState | null =
    failure || theirs !== null ? "failed" : sending > 0 ? "saving" : isDirty ? "typed" : null;
  useUnsaved({ label, state, commit, discard: cancel });

  return {
    text: draft?.text ?? value,
    isDirty,
    change,
    commit,
    error: failure?.reason ?? null,
    /** Sends once more what wasn't saved; null where that can't help. */
    retry: failure?.canRetry ? commit : null,
    /** Back to what the server has. */
    cancel,
    /** The same at the press of a key, which can be undone. */
    takeBack,
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

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { usePageOwner } from "#components/api/page-owner.ts";
import { isWorthRetrying, problemOf } from "#components/api/problem.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { type Draft, restOf, type SaveResult, saveDraft, verdictOf } from "./draft.ts";
import { type DraftName, dropDraft, storeDraft, storedDraft } from "./stored-drafts.ts";
import { type UnsavedState, useUnsaved } from "./unsaved.ts";

const PAUSE_MS = 900;

export type DraftOptions = {
  /** The name under which this browser keeps unsaved text. */
  keepAs: DraftName;
  /** The field's name in messages while it isn't in sight. */
  label: string;
  /** The server's value. */
  value: string;
  save: (text: string) => Promise<SaveResult>;
  /** Returns the reason why a text can't be sent; null if it can. */
  validate?: (text: string) => string | null;
};

/** The reason why a text wasn't saved. */
type Failure = { text: string; reason: string; canRetry: boolean };

/**
 * Returns a field that saves itself: when it loses the focus, when the person pauses, and when it leaves the page.
 * Until then, the browser keeps the typed text: if the page closes too soon or without a connection, the field saves
 * the text when the page is opened again. Changes that another person made in the meantime are never overwritten: the
 * person chooses between the two versions.
 */
export function useDraft({ keepAs, label, value, save, validate }: DraftOptions) {
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
  /** The name under which the text is kept; it can change after the record's. */
  const name = useRef(keepAs);
  /** True if the draft is sent as soon as the current save ends. */
  const isQueued = useRef(false);
  const latest = useRef({ draft, value, save, validate, failure, conflict: false });
  latest.current = { draft, value, save, validate, failure, conflict: theirs !== null };

  /** Shows the unsaved value of a field that left the page, with a retry if that may help. */
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
    dropDraft(name.current);
    setDraft(null);
  }, []);

  const send = useCallback(
    async (sent: Draft) => {
      setFailure(null);
      setSending((count) => count + 1);
      underWay.current = sent.text;
      try {
        const saved = await saveDraft(sent, latest.current.save);
        if ("theirs" in saved) return setTheirs(saved.theirs);
        // Text typed during the save stays a draft, based on the value just saved.
        const rest = restOf(latest.current.draft, sent.text, saved.kept);
        latest.current = { ...latest.current, draft: rest };
        setDraft(rest);
        if (rest) storeDraft(owner, name.current, rest);
        else dropDraft(name.current);
        if (rest && isQueued.current) void send(rest);
        isQueued.current = false;
      } catch (rejection) {
        const isObsolete = isQueued.current && latest.current.draft?.text === latest.current.value;
        isQueued.current = false;
        // Rejected, and no longer wanted: the field again has the server's value.
        if (isObsolete) return drop();
        const problem = problemOf(rejection);
        const reason = problem?.issues?.[0]?.message ?? problem?.detail ?? t("unanswered");
        const failed = { text: sent.text, reason, canRetry: isWorthRetrying(rejection) };
        setFailure(failed);
        if (isGone.current) report(failed, () => void send(sent));
      } finally {
        if (underWay.current === sent.text) underWay.current = null;
        setSending((count) => count - 1);
      }
    },
    [t, report, drop, owner],
  );

  const commit = useCallback(() => {
    clearTimeout(timer.current);
    const { draft: now, value: server, conflict, failure: failed } = latest.current;
    if (!now || conflict || underWay.current === now.text) return;
    // Text that was rejected for its content would be rejected again.
    if (failed?.text === now.text && !failed.canRetry) return;
    const verdict = verdictOf(now, server, underWay.current);
    const rejection = verdict === "save" ? (latest.current.validate?.(now.text) ?? null) : null;
    if (rejection !== null) setFailure({ text: now.text, reason: rejection, canRetry: false });
    else if (verdict === "wait") isQueued.current = true;
    else if (verdict === "unchanged") drop();
    else if (verdict === "conflict") setTheirs(server);
    else {
      isQueued.current = false;
      void send(now);
    }
  }, [send, drop]);

  const change = useCallback(
    (text: string, immediately = false) => {
      const { draft: before, value: server } = latest.current;
      const next = { text, base: before?.base ?? server };
      latest.current = { ...latest.current, draft: next };
      setDraft(next);
      storeDraft(owner, name.current, next);
      setFailure(null);
      clearTimeout(timer.current);
      if (immediately) commit();
      else timer.current = setTimeout(commit, PAUSE_MS);
    },
    [commit, owner],
  );

  useEffect(() => {
    const { draft: now } = latest.current;
    // The text is kept under the record's new name.
    if (now && name.current !== keepAs) dropDraft(name.current);
    if (now && name.current !== keepAs) storeDraft(owner, keepAs, now);
    name.current = keepAs;
    const stored = now ? null : storedDraft<Draft>(owner, keepAs);
    if (!stored) return;
    latest.current = { ...latest.current, draft: stored };
    setDraft(stored);
    commit();
  }, [owner, keepAs, commit]);

  useEffect(() => {
    isGone.current = false;
    // Phones end background pages without notice.
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
  const revert = () => {
    const text = draft?.text ?? "";
    cancel();
    if (text !== "") toast.undoable(t("resetToSaved", { field: label }), () => change(text));
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
    /** Sends the unsaved text again; null if that can't help. */
    retry: failure?.canRetry ? commit : null,
    /** Restores the server's value. */
    cancel,
    /** Restores the server's value and offers an undo, for a key that may be pressed by mistake. */
    revert,
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

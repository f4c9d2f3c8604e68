"use client";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { api, type Outputs } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { webAddress } from "#domain/web-address.ts";

type Reading = Outputs["postings"]["readLink"];
export type Posting = Extract<Reading, { found: true }>["posting"];
export type PostingState =
  | { kind: "idle" | "reading" }
  | { kind: "failed"; detail: string | null }
  | { kind: "found"; details: (keyof Posting["job"])[] }
  | { kind: "refused"; reason: Extract<Reading, { found: false }>["reason"] };

/**
 * Makes the server read the posting behind a link, or in a script of a page. Of several the last counts, and one that
 * was read isn't read again.
 */
export function usePosting(onFound: (posting: Posting) => void) {
  const last = useRef("");
  const { mutate, reset, isPending, error, data } = useMutation({
    meta: { silent: true },
    retry: false,
    mutationFn: (source: { link: string } | { script: string }) =>
      "link" in source ? api.postings.readLink.query(source) : api.postings.readScript.mutate(source),
  });
  const ask = (text: string, source: { link: string } | { script: string }) => {
    if (text === last.current) return;
    last.current = text;
    mutate(source, {
      onSuccess: (reading) => reading.found && onFound(reading.posting),
      onError: () => {
        if (last.current === text) last.current = "";
      },
    });
  };
  const read = (text: string) => {
    const link = webAddress(text);
    if (link !== null) ask(link, { link });
  };
  const readScript = (script: string) => ask(script, { script });
  const forget = () => {
    last.current = "";
    reset();
  };
  return { read, readScript, forget, state: stateOf(isPending, error, data) };
}

function stateOf(isPending: boolean, error: Error | null, reading: Reading | undefined): PostingState {
  if (isPending) return { kind: "reading" };
  if (error) return { kind: "failed", detail: problemOf(error)?.detail ?? null };
  if (!reading) return { kind: "idle" };
  if (!reading.found) return { kind: "refused", reason: reading.reason };
  return { kind: "found", details: Object.keys(reading.posting.job) as (keyof Posting["job"])[] };
}

"use client";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { api, type Outputs } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";

type Reading = Outputs["postings"]["readLink"];
export type Posting = Extract<Reading, { found: true }>["posting"];
export type PostingState =
  | { kind: "idle" | "reading" }
  | { kind: "failed"; detail: string | null }
  | { kind: "found"; details: (keyof Posting["job"])[] }
  | { kind: "refused"; reason: Extract<Reading, { found: false }>["reason"] };

/** Whether a text is nothing but a link. */
export function isLink(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/** Has the server read the posting behind a link; of several links the last counts, and one that was answered isn't asked for again. */
export function usePosting(onFound: (posting: Posting) => void) {
  const last = useRef("");
  const { mutate, reset, isPending, error, data } = useMutation({
    meta: { silent: true },
    retry: false,
    mutationFn: (link: string) => api.postings.readLink.query({ link }),
  });
  const read = (link: string) => {
    if (!isLink(link) || link === last.current) return;
    last.current = link;
    mutate(link, {
      onSuccess: (reading) => reading.found && onFound(reading.posting),
      onError: () => {
        if (last.current === link) last.current = "";
      },
    });
  };
  const forget = () => {
    last.current = "";
    reset();
  };
  return { read, forget, state: stateOf(isPending, error, data) };
}

function stateOf(isPending: boolean, error: Error | null, reading: Reading | undefined): PostingState {
  if (isPending) return { kind: "reading" };
  if (error) return { kind: "failed", detail: problemOf(error)?.detail ?? null };
  if (!reading) return { kind: "idle" };
  if (!reading.found) return { kind: "refused", reason: reading.reason };
  return { kind: "found", details: Object.keys(reading.posting.job) as (keyof Posting["job"])[] };
}

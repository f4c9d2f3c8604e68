import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { api, type Inputs, type Outputs } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { webAddress } from "#domain/web-address.ts";

type ReadPosting = Outputs["postings"]["readLink"];
export type Posting = Extract<ReadPosting, { found: true }>["posting"];
export type PostingState =
  | { kind: "idle" | "reading" }
  | { kind: "failed"; detail: string | null }
  | { kind: "found"; details: (keyof Posting["job"])[]; sources: Posting["sources"] }
  | { kind: "refused"; reason: Extract<ReadPosting, { found: false }>["reason"] };

type Source = Inputs["postings"]["readLink"] | Inputs["postings"]["readScript"];

/**
 * Makes the server read a posting: from its link, or from the parts of a page that the bookmark found. If several are
 * read, the last one counts. Doesn't read the same posting twice in a row.
 */
export function usePosting(onFound: (posting: Posting) => void) {
  const last = useRef("");
  const { mutate, reset, isPending, error, data } = useMutation({
    meta: { silent: true },
    retry: false,
    mutationFn: (source: Source) =>
      "script" in source ? api.postings.readScript.mutate(source) : api.postings.readLink.query(source),
  });
  const ask = (text: string, source: Source) => {
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
  const readFound = (found: Inputs["postings"]["readScript"]) => ask(JSON.stringify(found), found);
  const forget = () => {
    last.current = "";
    reset();
  };
  return { read, readFound, forget, state: stateOf(isPending, error, data) };
}

function stateOf(isPending: boolean, error: Error | null, reading: ReadPosting | undefined): PostingState {
  if (isPending) return { kind: "reading" };
  if (error) return { kind: "failed", detail: problemOf(error)?.detail ?? null };
  if (!reading) return { kind: "idle" };
  if (!reading.found) return { kind: "refused", reason: reading.reason };
  // During a deployment, a server of the previous release may respond, without the sources of the fields.
  const { job, sources = {} } = reading.posting;
  return { kind: "found", details: Object.keys(job) as (keyof Posting["job"])[], sources };
}

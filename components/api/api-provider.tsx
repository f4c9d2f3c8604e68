"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { useDrawn } from "#components/ui/use-drawn.ts";
import type { AfterPaintProps } from "./after-paint.tsx";
import { expectAsker } from "./identity.ts";
import { PageOwner } from "./page-owner.ts";
import { createQueryClient, type ErrorTeller } from "./query-client.ts";

const askerArrived = expectAsker();

/** Where it can't be fetched, the page works on without it. */
const AfterPaint = lazy<ComponentType<AfterPaintProps>>(() =>
  import("./after-paint.tsx").catch(() => {
    askerArrived();
    return { default: () => null };
  }),
);

export type ApiProviderProps = {
  /** The address of the person whose pages these are. */
  owner?: string | null;
  children: ReactNode;
};

/** Gives the pages the API: what was read, what is being changed, and word of changes made elsewhere. */
export function ApiProvider({ owner = null, children }: ApiProviderProps) {
  const [{ queryClient, onErrors }] = useState(clientAndErrors);
  const isDrawn = useDrawn();
  return (
    <QueryClientProvider client={queryClient}>
      <PageOwner value={owner}>
        {isDrawn ? (
          <Suspense>
            <AfterPaint onErrors={onErrors} />
          </Suspense>
        ) : null}
        {children}
      </PageOwner>
    </QueryClientProvider>
  );
}

/** A query client whose errors wait for who tells of them. */
function clientAndErrors() {
  let onErrors = (_teller: ErrorTeller) => {};
  const teller = new Promise<ErrorTeller>((resolve) => {
    onErrors = (teller) => {
      resolve(teller);
      // It comes with the questions, whose effects ran before.
      askerArrived();
    };
  });
  return { queryClient: createQueryClient(() => teller), onErrors };
}

"use client";
import { lazy } from "react";

const NotFoundPage = lazy(() => import("./not-found-page.tsx"));

/** Shows the page for things that aren't found. Every page includes it; its styles load only when it is drawn. */
export function NotFound({ isInFrame = false }: { isInFrame?: boolean }) {
  return <NotFoundPage isInFrame={isInFrame} />;
}

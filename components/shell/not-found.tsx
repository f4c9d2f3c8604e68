"use client";
import { lazy } from "react";

const NotFoundPage = lazy(() => import("./not-found-page.tsx"));

/** The page of things that are not there. Every page carries it in case; its looks come only when it is drawn. */
export function NotFound() {
  return <NotFoundPage />;
}

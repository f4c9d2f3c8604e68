"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { Role } from "#domain/roles.ts";

const Viewer = createContext<Role>("applicant");

/** Provides the viewer's role to an organization's pages, including those that aren't found. */
export function ViewerRole({ role, children }: { role: Role; children: ReactNode }) {
  return <Viewer value={role}>{children}</Viewer>;
}

/** Returns the viewer's role. */
export const useViewerRole = (): Role => useContext(Viewer);

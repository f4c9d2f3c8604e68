"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { Role } from "#domain/roles.ts";

const Viewer = createContext<Role>("applicant");

/** Tells the pages of an organization in which role they are read, those that turn out not to be there too. */
export function ViewerRole({ role, children }: { role: Role; children: ReactNode }) {
  return <Viewer value={role}>{children}</Viewer>;
}

/** The role of whoever reads the page. */
export const useViewerRole = (): Role => useContext(Viewer);

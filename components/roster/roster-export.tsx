"use client";
import { api } from "#components/api/client.ts";
import { ExportMenu } from "#components/export/export-menu.tsx";
import { exportedFile } from "#components/export/exported-file.ts";

const FORMATS = ["csv", "xlsx"] as const;

type RosterExportProps = { organizationSlug: string; cohortId: string | null };

/** The roster as a spreadsheet, of the chosen cohort where one is chosen; the log tells that it left the house. */
export function RosterExport({ organizationSlug, cohortId }: RosterExportProps) {
  const make = async (format: (typeof FORMATS)[number]) => {
    const cohort = cohortId === null ? {} : { cohortId };
    const { file } = await api.roster.export.query({ organizationSlug, format, ...cohort });
    if (!file) throw new Error("the roster came without its file");
    return exportedFile(file);
  };
  return <ExportMenu formats={FORMATS} make={make} />;
}

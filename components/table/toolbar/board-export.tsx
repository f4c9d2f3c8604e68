"use client";
import { api } from "#components/api/client.ts";
import { ExportMenu } from "#components/export/export-menu.tsx";
import { exportedFile } from "#components/export/exported-file.ts";

const FORMATS = ["csv", "xlsx", "json"] as const;

/** Every card of the board as a file, whatever the settings hide. */
export function BoardExport({ boardId }: { boardId: string }) {
  const make = async (format: (typeof FORMATS)[number]) => {
    const { columns, data, file } = await api.exports.get.query({ boardId, format });
    if (file) return exportedFile(file);
    const text = JSON.stringify({ columns, data }, null, 2);
    return { name: `offerlane-${boardId}.json`, content: new Blob([text], { type: "application/json" }) };
  };
  return <ExportMenu formats={FORMATS} make={make} />;
}

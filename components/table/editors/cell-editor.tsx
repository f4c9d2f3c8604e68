"use client";
import { useTranslations } from "next-intl";
import type { Column } from "../model/table-types.ts";
import type { Editing } from "../state/table-store.ts";
import { ChoiceEditor } from "./choice-editor.tsx";
import { LongTextEditor, TextEditor } from "./text-editor.tsx";

/** Writes in a cell, in the way of its column. */
export function CellEditor({ column, editing }: { column: Column; editing: Editing }) {
  const t = useTranslations("table");
  const label = t("editing", { column: t(`columns.${column.key}`) });
  if (column.type === "choice") return <ChoiceEditor column={column} editing={editing} label={label} />;
  if (column.type === "long_text") return <LongTextEditor editing={editing} label={label} />;
  return <TextEditor column={column} editing={editing} label={label} />;
}

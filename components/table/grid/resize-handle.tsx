import { useTranslations } from "next-intl";
import { type PointerEvent, useRef } from "react";
import type { Column } from "../model/table-types.ts";
import { useViewChanges } from "./view-changes.ts";

const NARROWEST = 64;
const WIDEST = 1_000;

/** Returns the width within the API's limits. */
export function widthWithin(width: number): number {
  return Math.round(Math.max(NARROWEST, Math.min(WIDEST, width)));
}

/** Resizes a column by dragging the right edge of its header. The column's menu does the same by keyboard. */
export function ResizeHandle({ column }: { column: Column }) {
  const t = useTranslations("table");
  const { preview, change } = useViewChanges();
  const began = useRef<number | null>(null);
  const widthAt = ({ clientX }: PointerEvent) =>
    widthWithin(column.width + clientX - (began.current ?? clientX));
  return (
    <div
      aria-hidden
      data-tooltip={t("resize", { column: t(`columns.${column.key}`) })}
      onPointerDown={(event) => {
        // Otherwise the browser would begin to drag the whole column.
        event.preventDefault();
        began.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (began.current !== null) preview(column.key, widthAt(event));
      }}
      onPointerUp={(event) => {
        if (began.current === null) return;
        const width = widthAt(event);
        began.current = null;
        if (width !== column.width) change(column.key, { width });
      }}
      onPointerCancel={() => {
        began.current = null;
        preview(column.key, column.width);
      }}
      className="resize-handle"
    />
  );
}

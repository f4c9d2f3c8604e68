"use client";
import { useDroppable } from "@dnd-kit/core";
import { type RefObject, useEffect } from "react";
import type { Status } from "#components/status/status-meta.ts";

/** Makes a column take cards. Drawn for itself, since the drag library draws it again with every step of a drag. */
export function DropZone({ status, strip }: { status: Status; strip: RefObject<HTMLElement | null> }) {
  const { setNodeRef } = useDroppable({ id: status });
  useEffect(() => {
    setNodeRef(strip.current?.querySelector<HTMLElement>(`[data-column="${status}"]`) ?? null);
  }, [setNodeRef, strip, status]);
  return null;
}

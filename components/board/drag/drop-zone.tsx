"use client";
import { useDroppable } from "@dnd-kit/core";
import { type RefObject, useEffect } from "react";
import type { Status } from "#components/status/status-meta.ts";

/** Makes an element take cards. Drawn for itself, since the drag library draws it again with every step of a drag. */
export function DropZone({ status, element }: { status: Status; element: RefObject<HTMLElement | null> }) {
  const { setNodeRef } = useDroppable({ id: status });
  useEffect(() => setNodeRef(element.current), [setNodeRef, element]);
  return null;
}

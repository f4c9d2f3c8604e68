"use client";
import { useFormStatus } from "react-dom";
import { Button } from "#components/ui/button.tsx";

/** Sends its form, once: planting a sandbox takes a moment. */
export function TryButton({ label }: { label: string }) {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" size="lg" pending={pending}>
      {label}
    </Button>
  );
}

import { Skeleton } from "#components/ui/skeleton.tsx";

/** Holds the place of a section whose code is on its way. */
export function SectionSkeleton() {
  return (
    <div className="mt-7 grid gap-3 border-t border-line pt-5">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
}

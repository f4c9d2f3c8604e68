import type { ReactNode } from "react";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** A part of the drawer under its heading. */
export function DrawerSection({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="mt-7 grid gap-2 border-t border-line pt-5">
      <div className="flex items-baseline justify-between gap-3 px-0">
        <h3 className="text-sm font-semibold">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Holds the place of a section whose code is on its way. */
export function SectionSkeleton() {
  return (
    <div className="mt-7 grid gap-3 border-t border-line pt-5">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
}

import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";

const rows = Array.from({ length: 16 }, (_, index) => index);

/** The shape of a table that is on its way. */
export function TableSkeleton() {
  return (
    <LoadingRegion>
      <div className="flex h-(--main-height) flex-col gap-4 overflow-hidden pt-4">
        <Skeleton className="mx-4 h-8 w-56 sm:mx-6" />
        <div className="border-t border-line">
          <div className="h-9 bg-sunken" />
          {rows.map((row) => (
            <div key={row} className="flex h-9 items-center gap-8 border-b border-line px-4 sm:px-6">
              <Skeleton className="h-3.5 w-48" />
              <Skeleton className="h-3.5 w-32 max-sm:hidden" />
              <Skeleton className="h-3.5 w-24 max-sm:hidden" />
              <Skeleton className="h-3.5 w-40 max-md:hidden" />
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}

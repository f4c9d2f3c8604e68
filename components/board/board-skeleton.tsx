import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";

const columns = [4, 5, 3, 2, 3];

/** The shape of a board that is on its way. */
export function BoardSkeleton() {
  return (
    <LoadingRegion>
      <div className="flex h-(--main-height) flex-col gap-4 overflow-hidden px-4 pt-4 sm:px-6">
        <Skeleton className="h-8 w-56" />
        <div className="flex min-h-0 flex-1 gap-3">
          {columns.map((cards, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
            <div key={column} className="flex min-w-68 flex-1 flex-col gap-2 rounded-panel bg-sunken p-3">
              <Skeleton className="mb-2 h-5 w-28" />
              {Array.from({ length: cards }, (_, card) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
                <Skeleton key={card} className="h-24 w-full rounded-card" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}

import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { problemOf } from "#components/api/problem.ts";
import { Button } from "#components/ui/button.tsx";
import { Drawer, DrawerContent } from "#components/ui/drawer.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/link.tsx";
import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";

export type BehindFigureProps<Data> = {
  title: string;
  read: { data: Data | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** The texts shown if the list can't be read. The hint is shown if no response came. */
  failed: { title: string; hint: string; retry: string };
  onClose: () => void;
  /** The sentence that says what is counted, and the list of the counted items. */
  summary: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows the list behind a figure, in a drawer beside its page. */
export function BehindFigure<Data>(props: BehindFigureProps<Data>) {
  const { title, read, failed, onClose, summary, children } = props;
  const { data, isError, error, refetch } = read;
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title={title}>
        {data === undefined && isError ? (
          <EmptyState
            icon={<CircleAlert />}
            title={failed.title}
            description={problemOf(error)?.detail ?? failed.hint}
            action={<Button onClick={() => void refetch()}>{failed.retry}</Button>}
          />
        ) : null}
        {data === undefined && !isError ? (
          <LoadingRegion className="grid gap-3">
            {["one", "two", "three", "four"].map((row) => (
              <Skeleton key={row} className="h-14" />
            ))}
          </LoadingRegion>
        ) : null}
        {data === undefined ? null : (
          <>
            <p className="mb-3 text-sm text-ink-muted">{summary(data)}</p>
            {children(data)}
          </>
        )}
      </DrawerContent>
    </Drawer>
  );
}

export type BehindLineProps = {
  name: ReactNode;
  href: string | null;
  detail: ReactNode;
  children: ReactNode;
};

/** Shows one card or person; the whole line is a link if there is a page. */
export function BehindLine({ name, href, detail, children }: BehindLineProps) {
  return (
    <li className="relative flex items-center gap-3 rounded-card px-3 py-2.5 text-sm transition-colors hover:bg-hover">
      <div className="min-w-0 flex-1">
        {href === null ? (
          <span className="block truncate font-medium">{name}</span>
        ) : (
          <Link href={href} className="block truncate font-medium after:absolute after:inset-0">
            {name}
          </Link>
        )}
        <p className="truncate text-ink-muted">{detail}</p>
      </div>
      {children}
    </li>
  );
}

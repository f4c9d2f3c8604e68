import { ListSkeleton } from "#components/ui/skeleton.tsx";

export default function Loading() {
  return <ListSkeleton />;
}

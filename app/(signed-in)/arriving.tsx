import { headers } from "next/headers";
import { type ComponentType, type ReactNode, Suspense } from "react";

/**
 * Shows a page once its data is loaded. A document request waits for the data, so that the first paint has it with or
 * without scripts. On navigation from another page, a skeleton shows first. (`loading.tsx` would show the skeleton in
 * both cases, so no page uses it.)
 */
export async function Arriving({ shape, children }: { shape: ReactNode; children: ReactNode }) {
  const isDocument = (await headers()).get("sec-fetch-dest") !== "empty";
  return isDocument ? children : <Suspense fallback={shape}>{children}</Suspense>;
}

/** Returns the route of a page that loads its data, and shows the skeleton until then. */
export function arriving<Props extends object>(Shape: ComponentType, Page: ComponentType<Props>) {
  return (props: Props) => (
    <Arriving shape={<Shape />}>
      <Page {...props} />
    </Arriving>
  );
}

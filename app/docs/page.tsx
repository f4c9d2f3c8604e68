import { FirstCall } from "#components/docs/guide/first-call.tsx";
import { env } from "#server/lib/env.ts";
import { referenceGroups } from "#server/transports/reference/reference.ts";

export default function DocsPage() {
  const operations = referenceGroups().flatMap(({ operations }) => operations);
  const curl = (name: string) => operations.find((one) => one.name === name)?.snippets.curl ?? "";
  return (
    <FirstCall
      origin={env().PUBLIC_URL}
      count={operations.length}
      calls={{
        list: curl("boards.list"),
        add: curl("applications.create"),
        move: curl("applications.move"),
      }}
    />
  );
}

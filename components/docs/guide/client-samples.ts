/** How the TypeScript client is made and used; a test checks the types of these and runs them. */
export function clientSamples(origin: string) {
  return {
    make: `npm install openapi-fetch
npx -p typescript@5 -p openapi-typescript openapi-typescript ${origin}/api/v1/openapi.json -o offerlane.ts`,
    use: `import createClient from "openapi-fetch";
import type { paths } from "./offerlane.ts";

const offerlane = createClient<paths>({
  baseUrl: "${origin}/api/v1",
  headers: { Authorization: \`Bearer \${process.env.OFFERLANE_KEY}\` },
});

const { data, error } = await offerlane.POST("/companies", {
  params: { header: { "Idempotency-Key": "harbour-works" } },
  body: { name: "Harbour Works", industry: "construction" },
});
if (error) console.error(error.code, error.detail);
else console.log(data.id);`,
    walk: `const names: string[] = [];
let cursor: string | undefined;
do {
  const { data } = await offerlane.GET("/companies", { params: { query: { limit: 2, cursor } } });
  names.push(...(data?.data.map(({ name }) => name) ?? []));
  cursor = data?.nextCursor ?? undefined;
} while (cursor);`,
  };
}

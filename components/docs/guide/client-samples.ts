/**
 * Returns the samples that install and use the TypeScript client. A test installs the client as shown, checks the
 * samples' types, and runs them.
 */
export function clientSamples(origin: string) {
  return {
    install: `npm run client:pack
npm install ./offerlane-client-0.1.0.tgz`,
    use: `import { createOfferlane } from "@offerlane/client";

const offerlane = createOfferlane({
  origin: "${origin}",
  credential: process.env.OFFERLANE_KEY,
});

const company = await offerlane.companies.create(
  { name: "Fern & Co", industry: "construction" },
  { idempotencyKey: "fern-and-co" },
);
console.log(company.id);`,
    walk: `const names: string[] = [];
for await (const { name } of offerlane.companies.list({ limit: 2 })) names.push(name);`,
    errors: `import { ApiError, ValidationError } from "@offerlane/client";

try {
  await offerlane.companies.create({ name: "Fern & Co" });
} catch (error) {
  if (error instanceof ValidationError) console.error(error.issues);
  else if (error instanceof ApiError) console.error(error.code, error.message, error.requestId);
  else throw error;
}`,
    version: `const found = await offerlane.companies.get({ companyId: company.id }).withResponse();
await offerlane.companies.update(
  { companyId: company.id, notes: "Answers within a week." },
  { ifMatch: found.etag },
);`,
    webhook: `import { verifyWebhook } from "@offerlane/client";

export async function receive(request: Request): Promise<Response> {
  const secret = process.env.OFFERLANE_WEBHOOK_SECRET ?? "";
  const event = await verifyWebhook(await request.text(), request.headers, secret);
  console.log(event);
  return new Response(null, { status: 204 });
}`,
    commandLine: `npx offerlane sign-in --url ${origin}
npx offerlane add "Platform engineer" --company "Fern & Co"
npx offerlane cards --column saved --json
npx offerlane export --format csv --output cards.csv`,
    types: `npx -p typescript@5 -p openapi-typescript openapi-typescript ${origin}/api/v1/openapi.json -o offerlane.ts`,
  };
}

import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";

const { requests, rates } = LIMITS;

/**
 * Returns the rules of every operation, for the head of the document.
 * @param publicUrl the product's public URL
 */
export const introduction = (
  publicUrl: string,
) => `Offerlane tracks a person's job search on boards, and lets career coaches follow the searches that are shared with them.

## Credentials
Send an API key as \`Authorization: Bearer ol_live_…\`; a key of the sandbox begins with \`ol_sandbox_\` and reaches synthetic data only. Each operation but \`me.get\` needs one scope, which its OAuth security requirement and \`x-required-scope\` name.

## Requests
Bodies are JSON of at most ${inWords(requests.body, "bytes")}. Inputs are strict: an unknown field or query parameter is refused with 422. Strings are trimmed, an empty string in a nullable field means null, and a link without a scheme is taken as https. Times are ISO 8601 with an offset; where a day is meant, \`2026-11-20\` will do. \`HEAD\` answers as \`GET\` does, without a body.

## Lists
Lists take \`limit\` and \`cursor\` and answer \`{ data, hasMore, nextCursor }\`: send \`nextCursor\` as \`cursor\` for the next page. A cursor belongs to its list and filters.

## Retries and versions
Send an \`Idempotency-Key\` with a change, and a retry with the same key does not repeat it: it gets the first answer again, with \`Idempotent-Replayed: true\`. Single resources carry a strong \`ETag\`, for \`If-None-Match\` and for the \`If-Match\` of any operation that changes them: with an older tag the change is refused with 412.

## Refusals
Every refusal is an \`application/problem+json\` whose \`code\` says what it is, \`detail\` what to do about it and, with 422, \`issues\` which fields. What a credential can't reach does not exist for it: 404.

## Limits
Reads and writes are counted apart: ${inWords(rates.reads, "a minute")} and ${inWords(rates.writes, "a minute")} for each credential, twice as many for all credentials of a person. \`RateLimit\` says what is left, and a 429 when to come back. A change that would pass a quota is refused with 409 \`quota_exceeded\`. Every size, rate, quota, and lifetime is in the table at ${publicUrl}/docs/limits.

## Compression and caching
Answers are compressed with zstd, br, or gzip, as \`Accept-Encoding\` asks. Every GET has an \`ETag\`; send it as \`If-None-Match\` and get 304 if nothing changed. The tag is the same in every coding.

## Tools
The same operations are MCP tools at \`/api/mcp\`, under the names in \`x-mcp-tool\`. Agents do better with toolsets such as \`/api/mcp?toolset=search\`: fewer tools, shorter answers.`;

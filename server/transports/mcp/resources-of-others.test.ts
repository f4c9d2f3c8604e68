import { expect, test } from "vitest";
import { makeCaller, makeKey } from "#server/testing/actors.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { mcpClient, REVISIONS } from "#server/testing/mcp.ts";

test.each(REVISIONS)(
  "in revision %s, a resource of another tenant looks like one that doesn't exist",
  async (_name, revision) => {
    const [owner, stranger] = [await makeCaller(), await makeCaller()];
    const rows = await seedExampleRows(owner.api);
    const absent = await seedExampleRows((await makeCaller()).api);
    const client = await mcpClient((await makeKey(stranger.person)).key, revision);
    const own = await mcpClient((await makeKey(owner.person)).key, revision);
    const sandbox = await mcpClient((await makeKey(owner.person, { environment: "sandbox" })).key, revision);
    const urisOf = ({ boardId, applicationId, resumeId, organizationSlug }: typeof rows) => [
      `offerlane://boards/${boardId}`,
      `offerlane://applications/${applicationId}`,
      `offerlane://resumes/${resumeId}/text`,
      `offerlane://organizations/${organizationSlug}/roster`,
    ];
    const rejection = (by: typeof client, uri: string) =>
      by.readResource({ uri }).then(
        () => "it was read",
        ({ code, message }: Error & { code?: unknown }) => ({ code, message: message.replaceAll(uri, "") }),
      );
    for (const [index, uri] of urisOf(rows).entries()) {
      const elsewhere = await rejection(client, urisOf(absent)[index] ?? "");
      expect(await rejection(client, uri), uri).toEqual(elsewhere);
      expect(elsewhere).not.toBe("it was read");
      expect(await rejection(sandbox, uri), uri).not.toBe("it was read");
    }
    expect(await rejection(own, urisOf(rows)[0] ?? "")).toBe("it was read");
    await Promise.all([client, own, sandbox].map((item) => item.close()));
  },
);

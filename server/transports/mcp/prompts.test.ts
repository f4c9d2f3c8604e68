import type { Client } from "@modelcontextprotocol/client";
import { afterEach, describe, expect, test } from "vitest";
import { TOOLSETS } from "#domain/toolsets.ts";
import { makeCaller, makeKey } from "#server/testing/actors.ts";
import { contracts } from "#server/testing/contracts.ts";
import { makeApplication, makeResume } from "#server/testing/factories.ts";
import { mcpClient, REVISIONS } from "#server/testing/mcp.ts";
import { doc, pdfOf, wordFile } from "#server/testing/resume-files.ts";
import { AGENT_COSTS } from "../reference/limits.ts";
import { MCP_PATH } from "./handler.ts";

const open: Client[] = [];
async function connect(key: string, mode: (typeof REVISIONS)[number][1], query = "?toolset=search") {
  const client = await mcpClient(key, mode, {}, `${MCP_PATH}${query}`);
  open.push(client);
  return client;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});

describe.each(REVISIONS)("in revision %s", (_revision, mode) => {
  test("a prompt names existing tools and contains its arguments", async () => {
    const client = await connect((await makeCaller()).key, mode);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      ...["weekly_review", "prepare_interview", "follow_up", "tailor_resume", "add_postings"],
    ]);
    const tools = new Set((await client.listTools()).tools.map(({ name }) => name));
    const known = contracts.map(({ toolName }) => toolName);
    for (const { name, arguments: asked = [] } of prompts) {
      const given = Object.fromEntries(asked.map((argument) => [argument.name, "itv_here"]));
      const { messages } = await client.getPrompt({ name, arguments: given });
      const text = JSON.stringify(messages);
      const spoken = known.filter((tool) => text.includes(tool));
      expect(spoken.length, name).toBeGreaterThan(0);
      expect(
        spoken.filter((tool) => !tools.has(tool)),
        name,
      ).toEqual([]);
      if (asked.length > 0) expect(text).toContain("itv_here");
    }
  });

  test("the weekly review names exactly the four calls that the documentation counts", async () => {
    const client = await connect((await makeCaller()).key, mode);
    const { messages } = await client.getPrompt({ name: "weekly_review" });
    const text = JSON.stringify(messages);
    const spoken = contracts.map(({ toolName }) => toolName).filter((tool) => text.includes(tool));
    const calls = ["boards_list", "insights_get", "interviews_list", "people_get_overview"];
    expect(spoken.toSorted()).toEqual(calls);
    expect(spoken).toHaveLength(AGENT_COSTS.weeklyReport.calls);
  });

  test("ids in prompts are completed: cards by their content, and upcoming interviews", async () => {
    const { api, person, key } = await makeCaller();
    const baker = await makeApplication(api, person.boardId, { job: { title: "Night baker" } });
    const other = await makeApplication(api, person.boardId, { job: { title: "Roofer" } });
    const interview = await api.ok("interviews.create", {
      applicationId: other.id,
      scheduledAt: "2999-01-01T10:00:00Z",
    });
    const client = await connect(key, mode);
    const complete = async (name: string, argument: string, value: string) => {
      const ref = { type: "ref/prompt" as const, name };
      return (await client.complete({ ref, argument: { name: argument, value } })).completion.values;
    };
    expect(await complete("tailor_resume", "applicationId", "baker")).toEqual([baker.id]);
    expect(await complete("tailor_resume", "applicationId", other.id)).toEqual([other.id]);
    expect(await complete("prepare_interview", "interviewId", "")).toEqual([interview.id]);
    expect(await complete("add_postings", "text", "x")).toEqual([]);
  });

  test("the parameters of a resource's address are completed", async () => {
    const { api, person, key } = await makeCaller();
    const card = await makeApplication(api, person.boardId);
    const client = await connect(key, mode);
    const complete = async (uri: string, argument: string) => {
      const ref = { type: "ref/resource" as const, uri };
      return (await client.complete({ ref, argument: { name: argument, value: "" } })).completion.values;
    };
    expect(await complete("offerlane://boards/{boardId}", "boardId")).toEqual([person.boardId]);
    expect(await complete("offerlane://applications/{applicationId}", "applicationId")).toEqual([card.id]);
    expect(await complete("offerlane://resumes/{resumeId}/text", "resumeId")).toEqual([]);
    const roster = "offerlane://organizations/{organizationSlug}/roster";
    expect(await complete(roster, "organizationSlug")).toEqual([]);
  });

  test("a prompt that doesn't exist, or has an invalid argument, is a protocol error", async () => {
    const client = await connect((await makeCaller()).key, mode);
    for (const [name, text] of [
      ["paint", "x"],
      ["add_postings", " "],
      ["add_postings", "x".repeat(50_001)],
    ] as const) {
      await expect(client.getPrompt({ name, arguments: { text } })).rejects.toMatchObject({ code: -32602 });
    }
  });

  test("a toolset without a prompt's tools doesn't list the prompt", async () => {
    const client = await connect((await makeCaller()).key, mode, "?toolset=billing");
    expect((await client.listPrompts()).prompts).toEqual([]);
  });

  test("a moved card is linked, and reading it returns the same as its GET", async () => {
    const { api, person, key } = await makeCaller();
    const { id: applicationId } = await makeApplication(api, person.boardId);
    const client = await connect(key, mode);
    const move = { name: "applications_move", arguments: { applicationId, status: "offer" } };
    const { content } = await client.callTool(move);
    const uri = `offerlane://applications/${applicationId}`;
    expect(content[1]).toMatchObject({ type: "resource_link", uri });
    const { contents } = await client.readResource({ uri });
    const [{ text = "", mimeType } = {}] = contents as { text?: string; mimeType?: string }[];
    expect(mimeType).toBe("application/json");
    expect(JSON.parse(text)).toEqual(await api.ok("applications.get", { applicationId }));
  });

  test("an added card is linked, and a deleted card isn't", async () => {
    const { person, key } = await makeCaller();
    const client = await connect(key, mode);
    const given = { boardId: person.boardId, job: { title: "Nurse" }, company: { name: "Fern" } };
    const made = await client.callTool({ name: "applications_create", arguments: given });
    const { id: applicationId } = JSON.parse((made.content[0] as { text: string }).text);
    expect(made.content[1]).toMatchObject({ uri: `offerlane://applications/${applicationId}` });
    const gone = await client.callTool({ name: "applications_delete", arguments: { applicationId } });
    expect(gone.content).toHaveLength(1);
  });

  test.each([
    ["PDF", pdfOf("Robin Vale")],
    ["DOCX", wordFile("Robin Vale")],
  ])(
    "a résumé's text is linked wherever a résumé is named, and is plain text if its file is %s",
    async (_type, file) => {
      const { api, person, key } = await makeCaller();
      const made = await makeResume(api, file);
      const { id: applicationId } = await makeApplication(api, person.boardId, { resumeId: made.id });
      const client = await connect(key, mode, `?toolset=${TOOLSETS.join()}`);
      const uri = `offerlane://resumes/${made.id}/text`;
      for (const [name, input] of [
        ["applications_get", { applicationId }],
        ["applications_move", { applicationId, status: "offer" }],
        ["applications_attach_resume", { applicationId, resumeId: made.id }],
        ["resumes_get", { resumeId: made.id }],
      ] as const) {
        const { content } = await client.callTool({ name, arguments: input });
        expect(content.at(-1), name).toEqual({
          type: "resource_link",
          uri,
          name: "resume_text",
          mimeType: "text/plain",
        });
      }
      expect((await client.readResource({ uri })).contents).toEqual([
        { uri, mimeType: "text/plain", text: "Robin Vale" },
      ]);
      const { id } = await makeResume(api, doc());
      const older = await client.callTool({ name: "resumes_get", arguments: { resumeId: id } });
      expect(older.content).toHaveLength(1);
      const unread = client.readResource({ uri: `offerlane://resumes/${id}/text` });
      await expect(unread).rejects.toThrow("Only PDF and DOCX");
      const stranger = await connect((await makeCaller()).key, mode);
      await expect(stranger.readResource({ uri })).rejects.toMatchObject({ code: expect.any(Number) });
    },
  );

  test("only listed resources can be read, only by their owner, and only with the scope", async () => {
    const { api, person, key } = await makeCaller();
    const { id } = await makeApplication(api, person.boardId);
    const client = await connect(key, mode, `?toolset=${TOOLSETS.join()}`);
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual(["offerlane://profile"]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      "offerlane://boards/{boardId}",
      "offerlane://applications/{applicationId}",
      "offerlane://resumes/{resumeId}/text",
      "offerlane://organizations/{organizationSlug}/roster",
    ]);
    const stranger = await connect((await makeCaller()).key, mode);
    for (const [reader, uri] of [
      [client, "offerlane://companies"],
      [client, "offerlane://boards"],
      [client, "file:///etc/passwd"],
      [client, "offerlane://applications/nonsense"],
      [stranger, `offerlane://applications/${id}`],
    ] as const) {
      await expect(reader.readResource({ uri }), uri).rejects.toMatchObject({ code: expect.any(Number) });
    }
    const narrow = await connect((await makeKey(person, { scopes: ["boards:read"] })).key, mode);
    expect(
      (await narrow.readResource({ uri: `offerlane://boards/${person.boardId}` })).contents,
    ).toHaveLength(1);
    await expect(narrow.readResource({ uri: `offerlane://applications/${id}` })).rejects.toMatchObject({
      requiredScope: "applications:read",
    });
  });
});

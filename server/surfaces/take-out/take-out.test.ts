import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { inJson, pdf } from "#server/testing/resume-files.ts";

const take = async (headers: Record<string, string>) =>
  fetch(`${await serverOrigin()}/api/take-out`, { headers });

test("the take-out holds boards, cards, histories, contacts and the files as they were uploaded", async () => {
  const { person, api } = await makeCaller();
  const file = inJson(pdf());
  const { id: resumeId } = await api.ok("resumes.create", {
    name: "Mine",
    file: { ...file, fileName: "../../a:b.pdf" },
  });
  const { id } = await makeApplication(api, person.boardId, { resumeId });
  await api.ok("applications.move", { applicationId: id, status: "offer" });
  await api.ok("contacts.create", { name: "Ada Kern" });

  const answer = await take({ Cookie: await signIn(person), "Sec-Fetch-Site": "same-origin" });
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="offerlane-/);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const json = (path: string) => JSON.parse(strFromU8(files[path] ?? new Uint8Array()));
  const folder = "boards/1 My job search";
  expect(json(`${folder}/applications.json`)).toMatchObject([{ id, status: "offer" }]);
  expect(json(`${folder}/status-history.json`)).toHaveLength(2);
  expect(strFromU8(files[`${folder}/applications.csv`] ?? new Uint8Array())).toContain(
    "title,company,status",
  );
  expect(json("contacts.json")).toMatchObject([{ name: "Ada Kern" }]);
  expect(json("account.json")).toMatchObject({ email: person.email });
  const kept = Object.keys(files).filter((path) => path.startsWith("resumes/"));
  expect(kept).toEqual(["resumes/1 _.._a_b.pdf"]);
  expect(Buffer.from(files[kept[0] ?? ""] ?? []).toString("base64")).toBe(file.contentBase64);
  expect(Object.keys(files).filter((path) => path.includes(".."))).toEqual(kept);
});

test("nobody but the person's own browser takes anything out", async () => {
  const { person, key } = await makeCaller();
  expect((await take({})).status).toBe(401);
  expect((await take({ Authorization: `Bearer ${key}` })).status).toBe(401);
  expect((await take({ Cookie: await signIn(person), "Sec-Fetch-Site": "cross-site" })).status).toBe(401);
});

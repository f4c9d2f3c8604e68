import { beforeAll, describe, expect, test } from "vitest";
import { accountOfJob } from "#server/core/access.ts";
import { fileStore } from "#server/files/files.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, type Person } from "#server/testing/actors.ts";
import { makeResume } from "#server/testing/factories.ts";
import { http } from "#server/testing/http.ts";
import type { Rest } from "#server/testing/rest.ts";
import { docx, pdf } from "#server/testing/resume-files.ts";
import { downloadLink, readerOfLink } from "./download-link.ts";

let api: Rest;
let person: Person;
beforeAll(async () => {
  ({ api, person } = await makeCaller());
});

/** Returns the path and query of a résumé's link. */
async function linkOf(resumeId: string): Promise<URL> {
  return new URL((await api.ok("resumes.get", { resumeId })).downloadUrl);
}
const follow = ({ pathname, search }: URL, method = "GET") => http({ method, path: `${pathname}${search}` });

describe("a download", () => {
  test("returns the file as an attachment to anyone who has the link", async () => {
    const file = pdf(200_000);
    const { id } = await makeResume(api, file);
    const response = await follow(await linkOf(id));
    expect(response.status).toBe(200);
    expect(response.text).toBe(file.content.toString());
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "200000",
      "content-disposition": "attachment; filename=\"cv.pdf\"; filename*=UTF-8''cv.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-store",
    });
  });

  test.each([
    [
      "Lebenslauf Jörg 履歴.docx",
      "Lebenslauf J_rg __.docx",
      "Lebenslauf%20J%C3%B6rg%20%E5%B1%A5%E6%AD%B4.docx",
    ],
    ['a "b"\r\nX-Evil: 1.docx', "a _b___X-Evil: 1.docx", "a%20%22b%22%0D%0AX-Evil%3A%201.docx"],
    ["it's (1)*.docx", "it's (1)*.docx", "it%27s%20%281%29%2A.docx"],
  ])("of %j has its file name, and no injected header", async (fileName, plain, encoded) => {
    const { id } = await makeResume(api, docx(fileName));
    const { headers } = await follow(await linkOf(id));
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    );
    expect(headers).not.toHaveProperty("x-evil");
  });

  test("responds to HEAD without the file, and rejects other methods", async () => {
    const { id } = await makeResume(api);
    const head = await follow(await linkOf(id), "HEAD");
    expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", "1000"]);
    const post = await follow(await linkOf(id), "POST");
    expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("of a deleted résumé, or of one whose file is lost, gives 404", async () => {
    const [deleted, lost] = [await makeResume(api), await makeResume(api)];
    const links = [await linkOf(deleted.id), await linkOf(lost.id)];
    await api.ok("resumes.delete", { resumeId: deleted.id });
    const { storageKey } = await prisma.resume.findFirstOrThrow({ where: { id: lost.id } });
    await fileStore().remove(storageKey);
    for (const link of links) expect((await follow(link)).status).toBe(404);
  });
});

describe("a download link", () => {
  test("expires within five minutes, exactly at the stated time", async () => {
    const { id } = await makeResume(api);
    const { downloadUrl, downloadUrlExpiresAt } = await api.ok("resumes.get", { resumeId: id });
    const query = new URL(downloadUrl).searchParams;
    const end = Date.parse(downloadUrlExpiresAt);
    expect(end - Date.now()).toBeLessThanOrEqual(300_000);
    expect(end - Date.now()).toBeGreaterThan(200_000);
    expect(readerOfLink(id, query, new Date(end - 1))).toMatchObject({ reader: "holder" });
    expect(readerOfLink(id, query, new Date(end))).toBeNull();
  });

  test("can't be extended, changed to another résumé, or created without the secret", async () => {
    const [{ id }, other] = [await makeResume(api), await makeResume(api)];
    const good = await linkOf(id);
    const changed = (change: (url: URL) => void) => {
      const url = new URL(good);
      change(url);
      return url;
    };
    const forged = [
      changed((url) => url.searchParams.set("expires", `${Number(url.searchParams.get("expires")) + 60}`)),
      changed((url) => url.searchParams.set("expires", "9e15")),
      changed((url) => {
        url.pathname = url.pathname.replace(id, other.id);
      }),
      changed((url) => url.searchParams.set("account", "acc_another")),
      changed((url) => url.searchParams.delete("signature")),
      changed((url) => url.searchParams.set("signature", "")),
      changed((url) => url.searchParams.set("signature", "a".repeat(43))),
      changed((url) => url.searchParams.set("signature", `${url.searchParams.get("signature")}a`)),
      changed((url) => {
        url.pathname = "/api/files/";
      }),
      changed((url) => {
        url.pathname += "/../../x";
      }),
    ];
    for (const url of forged) expect((await follow(url)).status, url.href).toBe(404);
    expect((await follow(good)).status).toBe(200);
  });

  test("that has expired gives 404, and says what to do", async () => {
    const { id } = await makeResume(api);
    const { url } = downloadLink(
      { accountId: accountOfJob(person.accountId), resumeId: id },
      new Date(Date.now() - 301_000),
    );
    const { status, body } = await follow(new URL(url));
    expect([status, body]).toMatchObject([404, { code: "not_found", detail: /new one/ }]);
  });

  test("stays the same for a moment, so that a résumé read twice has one ETag", () => {
    const at = (second: number) =>
      downloadLink({ accountId: accountOfJob("acc_x"), resumeId: "res_x" }, new Date(second * 1_000));
    expect(at(30)).toEqual(at(44));
    expect(at(30)).not.toEqual(at(45));
  });
});

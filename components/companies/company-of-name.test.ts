import { expect, onTestFinished, test, vi } from "vitest";
import { companyOfName } from "./company-of-name.ts";

/** Responds like the API for these companies, in pages of two. */
function stubApi(names: readonly string[]): string[] {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const url = new URL(address, "http://localhost");
    const operation = url.pathname.split("/").at(-1) ?? "";
    calls.push(operation);
    if (operation !== "companies.list") return Response.json({ result: { data: { id: "new" } } });
    const { cursor = "0" } = JSON.parse(url.searchParams.get("input") ?? "{}") as { cursor?: string };
    const end = Number(cursor) + 2;
    const data = names.slice(Number(cursor), end).map((name) => ({ id: `id of ${name}`, name }));
    return Response.json({ result: { data: { data, nextCursor: end < names.length ? String(end) : null } } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

test("a company is found by its exact name behind pages of others that contain it", async () => {
  const calls = stubApi(["Aisle", "Daily", "Fair", "AI", "Maison"]);
  expect(await companyOfName("ai")).toBe("id of AI");
  expect(calls).not.toContain("companies.create");
});

test("a company is created if only others contain its name", async () => {
  const calls = stubApi(["Aisle", "Daily", "Fair"]);
  expect(await companyOfName("AI")).toBe("new");
  expect(calls.at(-1)).toBe("companies.create");
});

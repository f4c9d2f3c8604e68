import { expect, test } from "vitest";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";

const KEYS = ["__proto__", "constructor", "prototype", "toString"];
const bodyWith = (key: string) =>
  `{"name":"Mine","${key}":{"polluted":"yes","prototype":{"polluted":"yes"}}}`;
const clean = () => ("polluted" in {} ? "polluted" : "clean");

test.each(KEYS)(
  "a field named %s is rejected like any unknown field and changes no prototype",
  async (key) => {
    const { api, person } = await makeCaller();
    const json = { "Content-Type": "application/json" };
    const overRest = await api.raw({
      method: "POST",
      path: "/api/v1/companies",
      headers: json,
      body: bodyWith(key),
    });
    expect(overRest).toMatchObject({ status: 422, body: { code: "validation_failed" } });
    const cookie = await signIn(person);
    const overPages = await http({
      method: "POST",
      path: "/api/trpc/companies.create",
      headers: { ...json, Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
      body: bodyWith(key),
    });
    expect(overPages.status).toBe(422);
    const query = await api.raw({ path: `/api/v1/companies?${key}=1` });
    expect(query.status).toBe(422);
    expect(clean()).toBe("clean");
  },
);

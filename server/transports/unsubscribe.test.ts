import { expect, test } from "vitest";
import { unsubscribeLink } from "#server/resources/preferences/service.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";
import { callPage } from "#server/testing/pages.ts";

async function makeLink() {
  const { person } = await makeCaller();
  const cookie = await signIn(person);
  const muted = async () => {
    const { data } = await callPage(cookie, "preferences.get_notifications");
    return (data as { muted: string[] }).muted;
  };
  const { pathname, search } = new URL(unsubscribeLink({ userId: person.userId, kind: "coach_notes" }));
  return { cookie, muted, path: `${pathname}${search}` };
}

test("one POST by an email program turns the email off without signing in, and opening the link only asks", async () => {
  const { path, muted, cookie } = await makeLink();
  const asked = await http({ path });
  expect(asked.status).toBe(200);
  expect(asked.text).toContain('<form method="post"><button>Unsubscribe</button></form>');
  expect(await muted()).toEqual([]);
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  for (const _time of ["first", "second"]) {
    const done = await http({ path, method: "POST", headers, body: "List-Unsubscribe=One-Click" });
    expect(done.status).toBe(200);
  }
  expect(await muted()).toEqual(["coach_notes"]);
  await callPage(cookie, "preferences.set_notifications", { mail: { kind: "coach_notes", isOn: true } });
  expect(await muted()).toEqual([]);
});

test("an altered link turns nothing off", async () => {
  const { path, muted } = await makeLink();
  const other = await makeLink();
  const user = new URLSearchParams(other.path.split("?")[1]).get("user") ?? "";
  const forged = path.replace(/user=[^&]*/, `user=${encodeURIComponent(user)}`);
  for (const wrong of [forged, `${path}x`, path.replace("coach_notes", "all"), "/unsubscribe"]) {
    expect((await http({ path: wrong, method: "POST" })).status).toBe(404);
  }
  expect([await muted(), await other.muted()]).toEqual([[], []]);
});

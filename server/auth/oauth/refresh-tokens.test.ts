import { describe, expect, test, vi } from "vitest";
import { DAY } from "#domain/units.ts";
import { prisma } from "#server/lib/database.ts";
import { makePerson } from "#server/testing/actors.ts";
import { codeFor, connect, issuer, makeApp, redeem, refresh } from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { digestOf } from "../secrets.ts";

const later = (seconds: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1_000 });
const worksOn = (token = "") =>
  rest(token)
    .send("boards.list")
    .then(({ status }) => status);

async function connected() {
  const person = await makePerson();
  const { app, refreshToken } = await connect(person);
  return {
    app,
    first: refreshToken,
    again: (token: string | undefined, process?: string) => refresh(app, token, {}, process),
    isOver: async () => (await prisma.oAuthGrant.count({ where: { userId: person.userId } })) === 0,
  };
}

describe("a refresh token whose response was lost", () => {
  test("is accepted again within a minute, and gives tokens that work", async () => {
    const { again, first, isOver } = await connected();
    const lost = await again(first);
    later(55);
    const { status, body } = await again(first);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(lost.body.refresh_token);
    expect(await worksOn(body.access_token)).toBe(200);
    later(3_600);
    expect((await again(body.refresh_token)).status).toBe(200);
    expect(await isOver()).toBe(false);
  });

  test("ends the connection when it is used again after a minute", async () => {
    const { again, first, isOver } = await connected();
    const { body } = await again(first);
    later(62);
    expect((await again(first)).body.error).toBe("invalid_grant");
    expect(await worksOn(body.access_token)).toBe(401);
    expect((await again(body.refresh_token)).body.error).toBe("invalid_grant");
    expect(await isOver()).toBe(true);
  });

  test("is rejected for another app, and stays valid for its own", async () => {
    const { again, first, isOver } = await connected();
    await again(first);
    expect((await refresh(await makeApp(), first)).body.error).toBe("invalid_grant");
    expect(await isOver()).toBe(false);
    expect((await again(first)).status).toBe(200);
  });

  test("is rejected without the app's secret, and stays valid for the app", async () => {
    const person = await makePerson();
    const app = await makeApp({ token_endpoint_auth_method: "client_secret_post" });
    const known = { client_secret: app.client_secret ?? "" };
    const { body } = await redeem(app, await codeFor(app, person), known);
    expect((await refresh(app, body.refresh_token, known)).status).toBe(200);
    const wrong = [
      await refresh(app, body.refresh_token),
      await refresh(app, body.refresh_token, { client_secret: "guessed" }),
    ];
    expect(wrong.map((response) => response.body.error)).toEqual(["invalid_client", "invalid_client"]);
    expect((await refresh(app, body.refresh_token, known)).status).toBe(200);
  });
});

describe("when an app and a thief use the same refresh token", () => {
  test("the connection ends if the used token returns after its successor was used, even within a minute", async () => {
    const { again, first, isOver } = await connected();
    const { body } = await again(first);
    expect((await again(body.refresh_token)).status).toBe(200);
    expect((await again(first)).body.error).toBe("invalid_grant");
    expect(await isOver()).toBe(true);
  });

  test("the connection ends if the second of two successors is used, however soon", async () => {
    const { again, first, isOver } = await connected();
    const [one, other] = [await again(first), await again(first)];
    const { status, body } = await again(one.body.refresh_token);
    expect(status).toBe(200);
    expect((await again(other.body.refresh_token)).body.error).toBe("invalid_grant");
    expect(await isOver()).toBe(true);
    expect(await worksOn(body.access_token)).toBe(401);
  });

  test("the connection ends if all successors are used concurrently", async () => {
    const { again, first, isOver } = await connected();
    const successors = await Promise.all([again(first), again(first), again(first)]);
    expect(successors.map(({ status }) => status)).toEqual([200, 200, 200]);
    const next = await Promise.all(successors.map(({ body }) => again(body.refresh_token)));
    expect(next.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await isOver()).toBe(true);
  });
});

test("concurrent refreshes on two processes both get tokens, and the one that is used stays valid", async () => {
  const PUBLIC_URL = (await issuer()).origin;
  const servers = await Promise.all([1, 2].map(() => startServerProcess({ PUBLIC_URL })));
  const { again, first, isOver } = await connected();
  const [one, other] = await Promise.all(servers.map(({ origin }) => again(first, origin)));
  expect([one?.status, other?.status]).toEqual([200, 200]);
  const next = await again(other?.body.refresh_token, servers[0]?.origin);
  expect(next.status).toBe(200);
  expect((await again(next.body.refresh_token, servers[1]?.origin)).status).toBe(200);
  expect(await isOver()).toBe(false);
  await Promise.all(servers.map((server) => server.kill()));
});

describe("a connection", () => {
  test("continues while it is used within 30 days, and ends 90 days after it began, however new its token", async () => {
    const { again, first } = await connected();
    let token: string | undefined = first;
    for (const days of [29, 29, 29]) {
      later(days * DAY);
      const { status, body } = await again(token);
      expect(status).toBe(200);
      token = body.refresh_token;
    }
    later(2 * DAY);
    const last = await again(token);
    expect(last.status).toBe(200);
    later(DAY + 1);
    expect((await again(last.body.refresh_token)).body.error).toBe("invalid_grant");
  });

  test("ends after 30 days without use", async () => {
    const { again, first } = await connected();
    later(30 * DAY + 1);
    expect((await again(first)).body.error).toBe("invalid_grant");
  });

  test("that began before there was a limit ends too, even if its token lasts longer", async () => {
    const { again, first } = await connected();
    const { body } = await again(first);
    const where = { model: "RefreshToken", digest: digestOf(body.refresh_token ?? "") };
    const { payload } = await prisma.oAuthArtifact.findFirstOrThrow({ where });
    const iiat = Math.floor(Date.now() / 1_000) - 91 * DAY;
    await prisma.oAuthArtifact.updateMany({ where, data: { payload: { ...(payload as object), iiat } } });
    expect((await again(body.refresh_token)).body.error).toBe("invalid_grant");
  });
});

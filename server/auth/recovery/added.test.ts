import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makeOrganization, makePerson } from "#server/testing/actors.ts";
import { mailedSecret } from "#server/testing/mail.ts";
import { connect } from "#server/testing/oauth.ts";
import { makePasskey } from "#server/testing/second-factors.ts";
import { mailSignInLink, readSignInLink } from "../mailed-sign-in.ts";
import { mailResetLink, readReset } from "../reset.ts";
import { readSignUp, signUp } from "../sign-up.ts";

const visitor = () => ({ ip: randomUUID(), userAgent: null, cookies: null });

test("every page that verifies an address lists what the verification ends, or nothing if it is verified already", async () => {
  const person = await makePerson();
  const { email, userId } = person;
  await makeKey(person);
  await connect(person);
  await makePasskey(person);
  await makeOrganization([{ person, role: "coach" }]);
  await prisma.user.update({ where: { id: userId }, data: { emailVerified: null } });
  await mailSignInLink(email, "/", visitor());
  await signUp({ name: "Olive", email, password: "the owner's river" }, visitor());
  await mailResetLink(email, visitor());
  const links = [
    await readSignInLink(await mailedSecret(email, "/sign-in/link/")),
    await readSignUp(await mailedSecret(email, "/welcome/")),
    await readReset(await mailedSecret(email, "/reset/")),
  ];
  for (const link of links) {
    const kinds = link?.endedByVerification?.map(({ kind }) => kind);
    expect(kinds?.sort()).toEqual(["apps", "keys", "memberships", "passkeys", "recoveryCodes"]);
  }
  await prisma.user.update({ where: { id: userId }, data: { emailVerified: new Date() } });
  expect((await readReset(await mailedSecret(email, "/reset/")))?.endedByVerification).toBeNull();
});

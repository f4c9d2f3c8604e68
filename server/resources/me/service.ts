import { TOOLSETS } from "#domain/toolsets.ts";
import { accountOfCaller } from "#server/core/access.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { me } from "./contract.ts";
import { readAccount, readMemberships, readPlaces, readSandbox } from "./store.ts";

/** Describes the caller's credential; one restricted to an organization sees only that organization. */
const describeCredential: Handler<typeof me.get> = async ({ ctx }) => {
  const { actor, sql } = ctx;
  const { accountId, sandboxId } = actor;
  const [account, memberships, sandbox] = await Promise.all([
    readAccount(sql, { accountId }),
    readMemberships(sql, { accountId, principal: actor.principal }),
    sandboxId === null ? null : readSandbox(sql, { sandboxId }),
  ]);
  const restriction = actor.restrictedToOrganizationId;
  const visible = memberships.filter(({ id }) => restriction === null || id === restriction);
  const restricted = visible.find(({ id }) => id === restriction);
  return {
    user: account,
    environment: actor.environment,
    credential: {
      kind: actor.kind,
      displayPrefix: actor.displayPrefix,
      scopes: [...actor.scopes],
      restrictedToOrganization: restricted ? { name: restricted.name, slug: restricted.slug } : null,
    },
    organizations: visible.map(({ name, slug, role }) => ({ name, slug, role })),
    sandbox,
  };
};

/** Returns the caller's boards and organizations, by name only, in one query, as every page reads them. */
const getPlaces: Handler<typeof me.getPlaces> = async ({ ctx }) => {
  const places = await readPlaces(ctx.sql, { accountId: accountOfCaller(ctx.actor) });
  return { ...places, hasCards: places.boards.some(({ hasCards }) => hasCards) };
};

export const meGroup = defineGroup(me, {
  about: "The credential of the request.",
  toolsets: TOOLSETS,
  handlers: {
    get: describeCredential,
    getPlaces,
  },
  examples: () => import("./examples.ts"),
});

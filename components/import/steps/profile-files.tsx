"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { PLACES } from "../formats/unsupported-formats.ts";
import { countsOf, profileAddition } from "../model/profile-of-tables.ts";
import type { Table } from "../reader/table.ts";

/** Adds missing details to the profile, from files about the person. */
export function ProfileFiles({ tables }: { tables: readonly Table[] }) {
  const t = useTranslations("import");
  const queryClient = useQueryClient();
  const { data: profile } = useQuery(trpc.profile.get.queryOptions({}));
  const add = useMutation({
    mutationFn: () => {
      if (!profile) throw new Error("The profile was not read.");
      return api.profile.update.mutate(profileAddition(profile, tables));
    },
    onSettled: () => void queryClient.invalidateQueries(trpc.profile.pathFilter()),
  });
  const names = tables.map(({ name }) => name).join(", ");
  const toProfile = <ButtonLink href={PLACES.profile}>{t("profile.link")}</ButtonLink>;
  if (add.isSuccess) {
    return (
      <Callout tone="success" role="status" title={t("profile.done")} action={toProfile}>
        {t("profile.doneText")}
      </Callout>
    );
  }
  const change = profile ? profileAddition(profile, tables) : null;
  const isEmpty = change !== null && Object.keys(change).length === 0;
  return (
    <Callout
      role="status"
      title={t("profile.title", { names })}
      action={
        <>
          {isEmpty ? null : (
            <Button disabled={change === null} pending={add.isPending} onClick={() => add.mutate()}>
              {t("profile.add")}
            </Button>
          )}
          {toProfile}
        </>
      }
    >
      {isEmpty ? t("profile.nothing") : null}
      {profile && change && !isEmpty ? t("profile.text", countsOf(profile, change)) : null}
    </Callout>
  );
}

"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "#components/api/client.ts";
import { Authenticator } from "./authenticator.tsx";
import type { FactorProps, Factors } from "./factors.ts";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes, RecoveryCodesDialog } from "./recovery-codes.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Shows the second factors and the recovery codes; the codes are shown once, when they are created. */
export function FactorSections({ initial, email }: { initial: Factors; email: string }) {
  const t = useTranslations("settings");
  const client = useQueryClient();
  const read = trpc.factors.get.queryOptions({}, { initialData: initial });
  const { data: factors } = useQuery(read);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const onChange: FactorProps["onChange"] = async (recoveryCodes) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    await client.invalidateQueries(read);
  };
  return (
    <>
      <SettingsSection title={t("passkeys.title")} description={t("passkeys.description")}>
        <Passkeys factors={factors} onChange={onChange} />
      </SettingsSection>
      <SettingsSection title={t("authenticator.title")} description={t("authenticator.description")}>
        <Authenticator factors={factors} onChange={onChange} />
      </SettingsSection>
      <SettingsSection title={t("recovery.title")} description={t("recovery.description")}>
        <RecoveryCodes factors={factors} onChange={onChange} />
      </SettingsSection>
      <RecoveryCodesDialog codes={codes} email={email} onClose={() => setCodes(null)} />
    </>
  );
}

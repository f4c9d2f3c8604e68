"use client";
import { lazy, Suspense, useState } from "react";
import { AccountButton, type ShellUser } from "./account-button.tsx";

export type { ShellUser };

const AccountMenuList = lazy(() => import("./account-menu-list.tsx"));

/** Opens the account menu; its code comes with the first press. */
export function AccountMenu({ user }: { user: ShellUser }) {
  const [asked, setAsked] = useState(false);
  const button = <AccountButton user={user} onClick={() => setAsked(true)} />;
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenuList user={user} />
    </Suspense>
  );
}

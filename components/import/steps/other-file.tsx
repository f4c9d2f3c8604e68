import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { type OtherKind, PLACES } from "../formats/others.ts";

/** A file that holds no applications: what it is, and the way to where it belongs. */
export function OtherFile({ name, kind }: { name: string; kind: OtherKind }) {
  const t = useTranslations("import");
  return (
    <Callout
      role="status"
      title={t(`other.${kind}.title`, { name })}
      action={<ButtonLink href={PLACES[kind]}>{t(`other.${kind}.link`)}</ButtonLink>}
    >
      {t(`other.${kind}.text`)}
    </Callout>
  );
}

import { useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";

/** A message as a mail program shows it, and its plain text, whose links can be followed. */
export function MailMessage({ html, text }: { html: string; text: string }) {
  const t = useTranslations("auth.devMail");
  return (
    <div className="grid gap-8">
      <Card className="overflow-hidden">
        <iframe
          title={t("message")}
          sandbox="allow-top-navigation-by-user-activation"
          srcDoc={html.replace("<head>", '<head><base target="_top">')}
          className="block h-[34rem] w-full border-0 bg-white"
        />
      </Card>
      <section aria-labelledby="plain-text" className="grid gap-3">
        <h2 id="plain-text" className="text-base font-semibold">
          {t("plain")}
        </h2>
        <Card className="p-5 text-sm leading-relaxed break-words whitespace-pre-wrap">{linked(text)}</Card>
      </section>
    </div>
  );
}

function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stand where they stand
      <a key={index} href={part} className="text-accent-text underline underline-offset-4">
        {part}
      </a>
    );
  });
}

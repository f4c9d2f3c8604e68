import { getTranslations } from "next-intl/server";
import { type Block, type DocsDocument, proseTags, sample, section } from "#components/docs/document.ts";
import { clientSamples } from "#components/docs/guide/client-samples.ts";
import { type Guide, partsOf } from "#components/docs/guide/guides.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { env } from "#server/lib/env.ts";
import { requestExamples } from "#server/transports/reference/example-request.ts";
import { guideLimits, limits } from "#server/transports/reference/limits.ts";
import { referenceGroups } from "#server/transports/reference/reference.ts";
import { webhookExamples } from "#server/transports/reference/webhook-examples.ts";

/** Describes the first steps: a key, and three calls. */
export async function start(): Promise<DocsDocument> {
  const t = await getTranslations("docs.start");
  const page = await getTranslations("docs.page");
  const operations = referenceGroups().flatMap((group) => group.operations);
  const curl = (name: string) =>
    sample(name, operations.find((operation) => operation.name === name)?.snippets.curl ?? "");
  const address = (path: string) => `\`${env().PUBLIC_URL}${path}\``;
  const linked = (path: string) => ({ text: address(path), href: path });
  return {
    title: page("start"),
    lead: t("lead", { count: operations.length }),
    blocks: [
      section(t("keyTitle"), [
        t("keyText"),
        sample("sh", "export OFFERLANE_KEY=ol_sandbox_…"),
        { kind: "action", text: t("keyLink"), href: "/settings/api-keys" },
      ]),
      section(t("boardTitle"), [t("boardText"), curl("boards.list")]),
      section(t("addTitle"), [t("addText"), curl("applications.create")]),
      section(t("moveTitle"), [t("moveText"), curl("applications.move")]),
      section(t("nextTitle"), [
        {
          kind: "terms",
          terms: [
            [t("base"), address("/api/v1")],
            [t("mcp"), address("/api/mcp?toolset=search")],
            [t("openapi"), linked("/api/v1/openapi.json")],
            [t("postman"), linked("/api/v1/postman.json")],
            [t("llms"), linked("/llms.txt")],
            [t("llmsFull"), linked("/llms-full.txt")],
          ],
        },
      ]),
    ],
  };
}

/** Describes credentials and environments. */
export async function keys(): Promise<DocsDocument> {
  const t = await getTranslations("docs.keys");
  const page = await getTranslations("docs.page");
  const whoami = `curl ${env().PUBLIC_URL}/api/v1/me \\\n  -H "Authorization: Bearer $OFFERLANE_KEY"`;
  return {
    title: page("keys"),
    lead: t("lead"),
    blocks: [
      section(t("headerTitle"), [t("headerText"), sample("me.get", whoami)], "sending"),
      section(t("environmentsTitle"), [t.markup("environmentsText", proseTags)], "environments"),
      section(
        t("scopesTitle"),
        [t.markup("scopesText", proseTags), { text: page("roles"), href: "/docs/roles#scopes" }],
        "scopes",
      ),
      section(t("restrictedTitle"), [t("restrictedText")], "organization"),
      section(t("oauthTitle"), [t.markup("oauthText", proseTags)], "oauth"),
      section(t("careTitle"), [t("careText")], "care"),
    ],
  };
}

type RequestPart =
  | ("input" | "lists" | "idempotency" | "versions" | "smaller")
  | ("follow" | "limits" | "changes" | "ids");

/** Describes the rules of every request. */
export async function requests(): Promise<DocsDocument> {
  const t = await getTranslations("docs.requests");
  const page = await getTranslations("docs.page");
  const examples = requestExamples(`${env().PUBLIC_URL}/api/v1`);
  const { idempotencyHours: hours, eventDays: days, body, pageSize, pageSizeMost, reads, writes } = limits;
  const values = { ...proseTags, hours, days, body, pageSize, pageSizeMost, reads, writes };
  const part = (id: RequestPart, ...more: Block[]) =>
    section(t(`${id}Title`), [t.markup(`${id}Text`, values), ...more], id);
  return {
    title: page("requests"),
    lead: t("lead"),
    blocks: [
      part("input"),
      part("lists", sample("companies.list", examples.list)),
      part("idempotency", sample("companies.create", examples.idempotent)),
      part("versions", sample("applications.update", examples.versioned)),
      part("smaller"),
      part("follow", sample("events.list", examples.follow)),
      part("limits", { text: t("limitsLink"), href: "/docs/limits" }),
      part("changes"),
      part("ids"),
    ],
  };
}

/** Describes how to receive events. */
export async function webhooks(): Promise<DocsDocument> {
  const t = await getTranslations("docs.webhooks");
  const page = await getTranslations("docs.page");
  const { eventBytes, eventDays, outageDays: days, retryHours, secretHours, answerSeconds: seconds } = limits;
  const values = { ...proseTags, seconds, days, eventDays };
  return {
    title: page("webhooks"),
    lead: t("lead"),
    blocks: [
      section(t("createTitle"), [t.markup("createText", proseTags)], "create"),
      section(
        t("deliveryTitle"),
        [t.markup("deliveryText", { ...proseTags, eventBytes }), sample("POST", webhookExamples.delivery)],
        "delivery",
      ),
      section(
        t("verifyTitle"),
        [
          t.markup("verifyText", proseTags),
          sample("TypeScript", webhookExamples.typescript),
          sample("Python", webhookExamples.python),
        ],
        "verify",
      ),
      section(t("respondTitle"), [t.markup("respondText", values)], "respond"),
      section(t("retriesTitle"), [t.markup("retriesText", { ...values, hours: retryHours })], "retries"),
      section(t("twiceTitle"), [t.markup("twiceText", proseTags)], "twice"),
      section(t("rotateTitle"), [t.markup("rotateText", { ...values, hours: secretHours })], "rotate"),
      section(t("organizationTitle"), [t.markup("organizationText", proseTags)], "organizations"),
      section(t("localTitle"), [t.markup("localText", proseTags)], "local"),
      section(t("tryTitle"), [t.markup("tryText", proseTags)], "try"),
    ],
  };
}

/** The parts of the page about the client, each with the caption of its sample. */
const CLIENT_PARTS = [
  ["install", "sh"],
  ["use", "first-call.ts"],
  ["walk", "walk.ts"],
  ["errors", "errors.ts"],
  ["version", "version.ts"],
  ["webhook", "webhook.ts"],
  ["commandLine", "sh"],
  ["types", "sh"],
] as const;

/** Describes the TypeScript client and the command line. */
export async function client(): Promise<DocsDocument> {
  const t = await getTranslations("docs.client");
  const page = await getTranslations("docs.page");
  const samples = clientSamples(env().PUBLIC_URL);
  return {
    title: page("client"),
    lead: t("lead"),
    blocks: CLIENT_PARTS.map(([part, caption]) =>
      section(t(`${part}Title`), [t.markup(`${part}Text`, proseTags), sample(caption, samples[part])], part),
    ),
  };
}

/** Describes how seats and payment work. Sandboxes are sent here instead of to the payment provider. */
export async function billing(): Promise<DocsDocument> {
  const t = await getTranslations("docsBilling");
  return {
    title: t("title"),
    lead: t("description"),
    blocks: (["sandbox", "seats", "buying", "changing", "ending"] as const).map((part) =>
      section(t(`${part}Title`), [t(`${part}Text`, limitsInTexts)], part),
    ),
  };
}

/** Describes a task of the guide. */
export async function guide(name: Guide): Promise<DocsDocument> {
  const t = await getTranslations("docsGuides");
  const page = await getTranslations("docs.page");
  // The parts of a guide come from its list, not from the types of the messages.
  const text = (key: string) => t.markup(key as "agent.act.text", { ...proseTags, ...guideLimits });
  return {
    title: page(name),
    lead: text(`${name}.lead`),
    blocks: partsOf(name, env().PUBLIC_URL).map(({ id, caption, code }) =>
      section(
        t(`${name}.${id}.title` as "agent.act.title"),
        [text(`${name}.${id}.text`), ...(code === null ? [] : [sample(caption, code)])],
        id,
      ),
    ),
  };
}

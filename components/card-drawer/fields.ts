import type { Application, ApplicationPatch } from "./use-application.ts";

/** A field of a card: how it reads as text, and the change that text makes. */
export type CardField = {
  readonly read: (application: Application) => string;
  readonly patch: (text: string) => ApplicationPatch;
};

type Job = NonNullable<ApplicationPatch["job"]>;
type Location = NonNullable<Job["location"]>;
type Pay = NonNullable<Job["compensation"]>;

const orNull = (text: string) => (text.trim() === "" ? null : text.trim());
const dayOf = (instant: string | null) => instant?.slice(0, 10) ?? "";

const job = (read: (job: Application["job"]) => string, patch: (text: string) => Job): CardField => ({
  read: (application) => read(application.job),
  patch: (text) => ({ job: patch(text) }),
});

const location = (name: keyof Location): CardField =>
  job(
    ({ location }) => location?.[name] ?? "",
    (text) => ({ location: { [name]: orNull(text) } }),
  );

const amount = (name: "payAmount" | "salaryRangeMin" | "salaryRangeMax"): CardField =>
  job(
    ({ compensation }) => compensation?.[name]?.toString() ?? "",
    (text) => ({ compensation: { [name]: text.trim() === "" ? null : Number(text) } satisfies Pay }),
  );

/** Every field that the drawer edits. */
export const cardFields = {
  title: job(
    ({ title }) => title,
    (title) => ({ title }),
  ),
  applicationDate: {
    read: ({ applicationDate }) => dayOf(applicationDate),
    patch: (text) => ({ applicationDate: orNull(text) }),
  },
  applicationLink: {
    read: ({ applicationLink }) => applicationLink ?? "",
    patch: (text) => ({ applicationLink: orNull(text) }),
  },
  source: { read: ({ source }) => source ?? "", patch: (text) => ({ source: orNull(text) }) },
  notes: { read: ({ notes }) => notes ?? "", patch: (text) => ({ notes: orNull(text) }) },
  description: job(
    ({ description }) => description ?? "",
    (text) => ({ description: orNull(text) }),
  ),
  workMode: job(
    ({ workMode }) => workMode,
    (text) => ({ workMode: text as Job["workMode"] }),
  ),
  workType: job(
    ({ workType }) => workType,
    (text) => ({ workType: text as Job["workType"] }),
  ),
  payFrequency: job(
    ({ compensation }) => compensation?.payFrequency ?? "annually",
    (text) => ({ compensation: { payFrequency: text as Pay["payFrequency"] } }),
  ),
  currency: job(
    ({ compensation }) => compensation?.currency ?? "USD",
    (text) => ({ compensation: { currency: text } }),
  ),
  payAmount: amount("payAmount"),
  salaryRangeMin: amount("salaryRangeMin"),
  salaryRangeMax: amount("salaryRangeMax"),
  street: location("street"),
  street2: location("street2"),
  city: location("city"),
  state: location("state"),
  country: location("country"),
  postalCode: location("postalCode"),
} satisfies Record<string, CardField>;

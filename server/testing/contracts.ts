import type { z } from "zod";
import { groups } from "#server/resources/index.ts";

type ValuesOf<Group> = Group extends object ? Group[keyof Group] : never;
type Declared = ValuesOf<ValuesOf<typeof groups>["contract"]>;
export type PageContract = Extract<Declared, { audience: "pages" }>;
type BeyondContract = Extract<Declared, { audience: "beyond" }>;
export type PageName = PageContract["name"];
export type PageInput<Wanted extends PageName> = z.input<Extract<PageContract, { name: Wanted }>["input"]>;
export type Contract = Exclude<Declared, PageContract>;
export type Name = Contract["name"];
type ContractOf<Wanted extends Name> = Extract<Contract, { name: Wanted }>;
/** A caller's input: before defaults, with ids as plain text. */
export type InputOf<Wanted extends Name> = z.input<ContractOf<Wanted>["input"]>;
export type OutputOf<Wanted extends Name> = z.output<ContractOf<Wanted>["output"]>;

const declared = Object.values(groups).flatMap(({ contract }) => Object.values(contract) as Declared[]);

const audienceOf = (contract: Declared) => ("audience" in contract ? contract.audience : "public");

/** The operations for all callers, in the API and beyond it. */
export const contracts: readonly Contract[] = declared.filter(
  (contract): contract is Contract => audienceOf(contract) !== "pages",
);
/** The operations of the API. */
export const interfaceContracts = contracts.filter(
  (contract): contract is Exclude<Contract, BeyondContract> => audienceOf(contract) === "public",
);
/** The operations that only pages call. */
export const pageContracts: readonly PageContract[] = declared.filter(
  (contract): contract is PageContract => audienceOf(contract) === "pages",
);

/** Returns the contract of an operation. @throws if there is none */
export function contractOf(name: Name): Contract {
  const found = contracts.find((contract) => contract.name === name);
  if (!found) throw new Error(`no group of server/resources/index.ts has ${name}`);
  return found;
}

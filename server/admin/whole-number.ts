import { InvalidArgumentError } from "commander";

/** Returns a parser of whole numbers from 0 to `most`, for an option or an argument of a command. */
export function wholeNumber(most: number): (text: string) => number {
  return (text) => {
    if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
    throw new InvalidArgumentError(`Enter a whole number from 0 to ${most}.`);
  };
}

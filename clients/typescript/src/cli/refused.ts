import { OfferlaneError } from "../errors.ts";

/** What the command line doesn't do, in a sentence for whoever typed it. */
export class Refused extends OfferlaneError {}

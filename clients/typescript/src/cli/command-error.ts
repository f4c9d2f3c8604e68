import { OfferlaneError } from "../errors.ts";

/** An error that the command line reports to the user in one sentence. */
export class CommandError extends OfferlaneError {}

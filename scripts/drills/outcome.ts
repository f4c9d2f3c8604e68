/** What a drill found: a row of the table. */
export type Outcome = {
  readonly drill: string;
  readonly load: string;
  /** Requests without a success, retries aside. */
  readonly failed: number;
  /** Acknowledged changes that aren't there. */
  readonly lost: number;
  /** Changes that happened twice. */
  readonly doubled: number;
  /** How long until all was well again. */
  readonly "recovered in": string;
  /** What could not be run here, and why; "failed" where an expectation wasn't met. */
  readonly left: string;
};

export type Drill = () => Promise<Outcome[]>;

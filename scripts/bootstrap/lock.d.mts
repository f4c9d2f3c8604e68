export interface Lock {
  /** Whether somebody who was killed held it: what he started may still be ending. */
  recovered: boolean;
  release(): void;
}
export function takeLock(folder: string): Promise<Lock>;

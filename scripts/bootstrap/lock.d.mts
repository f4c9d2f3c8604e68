export interface Lock {
  /** True if a killed process held the lock: the processes it started may still be ending. */
  recovered: boolean;
  release(): void;
}
export function takeLock(folder: string): Promise<Lock>;

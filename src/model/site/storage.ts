/** One remembered value of the reader's browser. Where storage is blocked it holds for the life of the page. */
export interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  remove: () => void;
  /** Calls back when this tab or another changes the value; returns the way to stop. */
  listen: (onChange: (value: string | null) => void) => () => void;
}

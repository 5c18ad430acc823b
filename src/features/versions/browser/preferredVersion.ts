import { knownVersion, PREFERRED_VERSION_KEY } from '../model/versions';
import type { StorageSlot } from '../../../model/site/storage';
import { storageSlot } from '../../../browser/site/storageSlot';

let slot: StorageSlot | undefined;
const preferredSlot = () => (slot ??= storageSlot(PREFERRED_VERSION_KEY));

/** The version that the reader has picked before; one that the site does not have (any more) is forgotten. */
export function restorePreferredVersion(
  versions: readonly string[],
  stored: StorageSlot = preferredSlot(),
): string | null {
  const value = stored.get();
  const known = knownVersion(value, versions);
  if (value !== known) stored.remove();
  return known;
}

/** Remembers the version that the reader has picked. */
export function preferVersion(version: string): void {
  preferredSlot().set(version);
}

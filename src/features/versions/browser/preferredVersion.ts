import { existingVersion, PREFERRED_VERSION_KEY } from '../model/versions';
import type { StorageSlot } from '../../../model/site/storage';
import { once } from '../../../model/once';
import { storageSlot } from '../../../browser/site/storageSlot';

const preferredSlot = once(() => storageSlot(PREFERRED_VERSION_KEY));

/** Reads the stored version; removes one that the site does not have. */
export function restorePreferredVersion(
  versions: readonly string[],
  stored: StorageSlot = preferredSlot(),
): string | null {
  const value = stored.get();
  const version = existingVersion(value, versions);
  if (value !== version) stored.remove();
  return version;
}

/** Stores the chosen version. */
export function preferVersion(version: string): void {
  preferredSlot().set(version);
}

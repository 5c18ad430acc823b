import type { PackedFile } from './precacheManifest';

const MEGABYTE = 1_000_000;

export interface Progress {
  /** Bytes. */
  done: number;
  total: number;
}

/**
 * What has to be fetched of an edition: all but what the device has from an earlier one, or from a try that ended.
 * @param isStored says of each file whether it is there
 */
export function planDownload(
  files: readonly PackedFile[],
  isStored: (file: PackedFile) => boolean,
): { files: PackedFile[]; total: number } {
  const missing = files.filter((file) => !isStored(file));
  return { files: missing, total: missing.reduce((sum, [, , transfer]) => sum + transfer, 0) };
}

/** Whole percents; below 100 until all is there. */
export function percentOf({ done, total }: Progress): number {
  return total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
}

/**
 * A size as readers of a language write it, to a tenth of a megabyte.
 * @example formatMegabytes(6_640_000, 'fi') // '6,6 Mt'
 */
export function formatMegabytes(bytes: number, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', ...digits }).format(bytes / MEGABYTE);
}

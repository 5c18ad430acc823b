import type { PackedFile } from './precacheManifest';

const MEGABYTE = 1_000_000;

export interface Progress {
  /** Bytes. */
  done: number;
  total: number;
}

/** Selects the files to download: all except those already stored by an earlier edition or attempt. */
export function planDownload(
  files: readonly PackedFile[],
  isStored: (file: PackedFile) => boolean,
): { files: PackedFile[]; total: number } {
  const missing = files.filter((file) => !isStored(file));
  return { files: missing, total: missing.reduce((sum, [, , transfer]) => sum + transfer, 0) };
}

/** Whole percents; 100 only when complete. */
export function percentOf({ done, total }: Progress): number {
  return total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
}

/** A size in a language, to a tenth of a megabyte: `6,6 Mt`. */
export function formatMegabytes(bytes: number, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', ...digits }).format(bytes / MEGABYTE);
}

interface Parts {
  hours: number;
  minutes: number;
  seconds: number;
}

function partsOf(total: number): Parts {
  return { hours: Math.floor(total / 3600), minutes: Math.floor((total % 3600) / 60), seconds: total % 60 };
}

/**
 * Formats a duration with unit symbols that every language of the site shares.
 * @example formatDuration(65) // '1 min 5 s'
 */
export function formatDuration(total: number): string {
  const { hours, minutes, seconds } = partsOf(total);
  const parts = [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : '', seconds > 0 ? `${seconds} s` : ''];
  return parts.filter((part) => part !== '').join(' ');
}

/**
 * Formats a duration for the `datetime` attribute of an HTML `time`.
 * @example isoDuration(65) // 'PT1M5S'
 */
export function isoDuration(total: number): string {
  const { hours, minutes, seconds } = partsOf(total);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${seconds > 0 ? `${seconds}S` : ''}`;
}

/**
 * Formats a moment of a video like a player.
 * @example formatMoment(65.4) // '1:05'
 */
export function formatMoment(second: number): string {
  const { hours, minutes, seconds } = partsOf(Math.floor(second));
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`;
}

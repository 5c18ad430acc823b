/** The part of the browser's `navigator` that tells what the reader wants of sites. */
interface Signals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** True where the reader has told the browser not to be followed: Do Not Track, or Global Privacy Control. */
export const objectsToTracking = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true;

/** The part of the browser's `navigator` that says what the reader wants of sites. */
interface Signals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** True where the reader has set the browser not to be tracked: Do Not Track, or Global Privacy Control. */
export const objectsToTracking = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true;

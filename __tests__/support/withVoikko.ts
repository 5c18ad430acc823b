import { hasVoikko } from '../../packages/writing/src/spelling/voikko';

/** A test that needs the Finnish speller; CI must have it. */
export const withVoikko = hasVoikko() || process.env.CI !== undefined ? test : test.skip;

import { hasVoikko } from '../../packages/writing/src/spelling/voikko';

/** A test for machines that have the speller of Finnish; the build machine must have it. */
export const withVoikko = hasVoikko() || process.env.CI !== undefined ? test : test.skip;

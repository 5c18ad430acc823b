import { countAt, textAt } from '../../../model/text/json';

/** Seconds before its end from which a token is no longer used. */
const TOKEN_MARGIN = 30;

/** When a token ends, in seconds since 1970; 0 where it does not say so. */
function endOf(token: string): number {
  try {
    return countAt(JSON.parse(atob((token.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/'))), 'exp');
  } catch {
    return 0;
  }
}

/**
 * Gives the way to get a token for a question. A token holds for some minutes and is used for all questions in
 * them; `forget` is for one that the service has refused.
 */
export function createTokens(load: (signal: AbortSignal) => Promise<unknown>, now: () => number = Date.now) {
  let kept = '';
  return {
    get: async (signal: AbortSignal): Promise<string> => {
      if (kept !== '' && endOf(kept) - TOKEN_MARGIN > now() / 1000) return kept;
      kept = textAt(await load(signal), 'token');
      if (kept === '') throw new Error('The assistant gives no token.');
      return kept;
    },
    forget: () => {
      kept = '';
    },
  };
}

import { asksConsent, isMeasured } from '../model/analytics';
import { aliases, type Aliases } from '../../../node/bundle/aliases';
import type { LoadedSite } from '../../../node/content/loadSite';

const STAND_IN = 'app/absent/measuring.ts';

/**
 * What measures visits, what asks for it, and what takes answers about pages: none of it ships on a site that does
 * not have it.
 */
export const measuringModules = (loaded: LoadedSite | undefined, isPublished: boolean): Aliases => {
  const { analytics = { consent: 'required' as const }, feedback = 'off' } = loaded?.site ?? {};
  const isAsking = isPublished && asksConsent(analytics);
  const isVoting = feedback !== 'off' && feedback.endpoint !== undefined;
  const absent = [
    ...(isPublished && isMeasured(analytics) ? [] : ['features/measuring/browser/countPageView.ts']),
    ...(isAsking
      ? []
      : ['ConsentHost', 'ConsentControl'].map((name) => `features/measuring/components/consent/${name}.tsx`)),
    ...(isVoting ? [] : ['features/measuring/components/feedback/FeedbackVote.tsx']),
  ];
  return aliases(absent, STAND_IN);
};

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { consentState, onConsent, onConsentAsked } from '../../browser/consent';
import { useOptionalCatalogues } from '../../../../i18n/useOptionalCatalogues';
import { useText } from '../../../../i18n/useText';
import type { ConsentState } from '../../model/consent';
import type { ConsentRegionProps } from './ConsentRegion';

type Region = ComponentType<ConsentRegionProps>;

interface ConsentHostProps {
  texts: readonly Queries.OptionalTextsFragment[];
}

/**
 * Asks readers whether their visit may be measured, once the page is theirs; nothing on a site that does not ask.
 * Where the question's code cannot be had, nobody has agreed, and nothing is measured.
 */
export function ConsentHost({ texts }: ConsentHostProps) {
  useOptionalCatalogues(texts);
  const t = useText();
  const isAsking = texts.length > 0;
  const [state, setState] = useState<ConsentState>();
  const [View, setView] = useState<Region>();
  const [isReopened, setIsReopened] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  const opener = useRef<HTMLElement>();
  useEffect(() => {
    if (!isAsking) return undefined;
    const update = () => setState(consentState());
    update();
    const stopListening = onConsent(update);
    const stopShowing = onConsentAsked((element) => {
      opener.current = element;
      update();
      setIsReopened(true);
    });
    return () => {
      stopListening();
      stopShowing();
    };
  }, [isAsking]);
  const isOpen = isReopened || state === 'unasked';
  useEffect(() => {
    if (!isOpen || View !== undefined) return;
    import(/* webpackChunkName: "consent" */ './ConsentRegion').then(
      ({ ConsentRegion }) => setView(() => ConsentRegion),
      () => setIsReopened(false),
    );
  }, [isOpen, View]);
  if (!isAsking) return null;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isAnswered && state === 'granted' && t('consent.nowGranted')}
        {isAnswered && state === 'denied' && t('consent.nowDenied')}
      </p>
      {isOpen && View !== undefined && state !== undefined && (
        <View
          state={state}
          opener={isReopened ? opener.current : undefined}
          onDone={(hasChosen) => {
            setIsAnswered(hasChosen);
            setIsReopened(false);
          }}
        />
      )}
    </>
  );
}

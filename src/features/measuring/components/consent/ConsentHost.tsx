import { useEffect, useRef, useState, type ComponentType } from 'react';
import { consentState, onConsent, onConsentAsked } from '../../browser/consent';
import { useCatalogue } from '../../../../i18n/useCatalogue';
import { useFeatureData } from '../../../../hooks/site/useFeatureData';
import { useText } from '../../../../i18n/useText';
import type { ConsentState } from '../../model/consent';
import type { ConsentRegionProps } from './ConsentRegion';

type Region = ComponentType<ConsentRegionProps>;

/** Asks for consent after hydration. Nothing is measured without it. */
export function ConsentHost() {
  useCatalogue('consent', useFeatureData('measuring').consentTexts);
  const t = useText();
  const [state, setState] = useState<ConsentState>();
  const [View, setView] = useState<Region>();
  const [isReopened, setIsReopened] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  const opener = useRef<HTMLElement>();
  useEffect(() => {
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
  }, []);
  const isOpen = isReopened || state === 'unasked';
  useEffect(() => {
    if (!isOpen || View !== undefined) return;
    import(/* webpackChunkName: "consent" */ './ConsentRegion').then(
      ({ ConsentRegion }) => setView(() => ConsentRegion),
      () => setIsReopened(false),
    );
  }, [isOpen, View]);
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

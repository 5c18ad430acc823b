import { useEffect, useState, type ComponentType } from 'react';
import type { SlotProps } from '../../../extend';
import { HELD_COLOR_MODE } from '../../../model/site/colorMode';
import { useFeatureData } from '../../../hooks/site/useFeatureData';
import { EMBEDDED, embedScript } from '../model/messages';

type Bar = ComponentType<SlotProps['bodyStart']>;

/** Chooses the bare view before the first paint; loads its bar there, and nothing elsewhere. */
export function EmbedStart({ site }: SlotProps['bodyStart']) {
  const { parameter } = useFeatureData('embed');
  const [Loaded, setLoaded] = useState<Bar>();
  useEffect(() => {
    if (!document.documentElement.hasAttribute(EMBEDDED)) return;
    import(/* webpackChunkName: "embed" */ './EmbedBar').then(
      ({ EmbedBar }) => setLoaded(() => EmbedBar),
      (error: unknown) => console.warn('The bar of the panel could not be loaded.', error),
    );
  }, []);
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: embedScript(parameter, HELD_COLOR_MODE) }} />
      {Loaded !== undefined && <Loaded site={site} />}
    </>
  );
}

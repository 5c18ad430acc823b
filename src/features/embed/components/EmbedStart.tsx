import { useEffect, useState, type ComponentType } from 'react';
import type { SlotProps } from '../../../extend';
import { useFeatureData } from '../../../hooks/site/useFeatureData';
import { NAVBAR_HEIGHT } from '../../../model/limits';
import { media } from '../../../theme/media';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { EMBEDDED, embedScript } from '../model/messages';

type Bar = ComponentType<SlotProps['bodyStart']>;

const VIEW = `html[${EMBEDDED}] &`;

const styles = styleSheet({
  // In the bare view, the room of the panel's bar replaces the navigation bar, the sidebar and the footer.
  room: {
    display: 'none',
    [VIEW]: {
      position: 'sticky',
      top: 0,
      zIndex: 200,
      display: 'block',
      height: NAVBAR_HEIGHT,
      borderBottom: `1px solid ${role.border}`,
      background: role.background,
      [media.print]: { display: 'none' },
    },
    [`${VIEW} ~ *`]: { '--help-navbar-offset': `${NAVBAR_HEIGHT}px` },
    [`${VIEW} ~ header, ${VIEW} ~ footer, ${VIEW} ~ * #pageSidebar`]: { display: 'none' },
  },
});

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
    <div css={styles.room}>
      <script dangerouslySetInnerHTML={{ __html: embedScript(parameter) }} />
      {Loaded !== undefined && <Loaded site={site} />}
    </div>
  );
}

import { useSyncExternalStore } from 'react';
import type { SlotProps } from '../../../extend';
import { plainButton } from '../../../components/ui/plainButton';
import { useFeatureData } from '../../../hooks/site/useFeatureData';
import { media } from '../../../theme/media';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';
import { loadScript, scriptSettings, scriptStates, type ScriptState } from '../browser/outsideScripts';

const styles = styleSheet({
  // In the corner of wide windows; at the end of the page in others, where it would cover text.
  corner: {
    position: 'sticky',
    // Above the bars at the bottom of the window: the question of consent, and a notice, which precedes it on the page.
    insetBlockEnd: `calc(${space.m} + var(--help-bottom-inset, 0px) + var(--help-notice-height, 0px))`,
    zIndex: 20,
    display: 'grid',
    justifyItems: 'end',
    gap: space.s,
    width: 'fit-content',
    maxWidth: `calc(100% - 2 * ${space.m})`,
    margin: space.m,
    marginBlockStart: `calc(${space.m} + var(--help-notice-height, 0px))`,
    marginInlineStart: 'auto',
    // As a continuation of the footer.
    [media.withoutContents]: {
      position: 'static',
      width: 'auto',
      maxWidth: 'none',
      margin: 0,
      padding: space.m,
      background: role.surface,
    },
    [media.print]: { display: 'none' },
    'html:not([data-scripted]) &': { display: 'none' },
  },
  button: { ...plainButton, background: role.surfaceRaised, fontWeight: 600, boxShadow: role.shadow },
  failed: { padding: space.s, background: role.dangerSoft, color: role.text },
});

const NO_STATES: readonly ScriptState[] = [];

/** The buttons of scripts that load on a press, and of those that could not be loaded. */
export function ScriptButtons({ children }: SlotProps['frame']) {
  const { labels, title, failed, loading } = useFeatureData('scripts');
  const states = useSyncExternalStore(scriptStates.subscribe, scriptStates.get, () => NO_STATES);
  const shown = scriptSettings().flatMap(({ load }, index) => {
    const [label, state = 'waiting'] = [labels[index], states[index]];
    const isShown = load === 'onPress' ? state !== 'loaded' : state === 'failed';
    return isShown && typeof label === 'string' ? [{ index, label, state }] : [];
  });
  return (
    <>
      {children}
      {shown.length > 0 && (
        <section css={styles.corner} aria-label={title}>
          {states.includes('failed') && (
            <p css={styles.failed} role="alert">
              {failed}
            </p>
          )}
          {shown.map(({ index, label, state }) => (
            <button key={index} type="button" css={styles.button} onClick={() => loadScript(index)}>
              {state === 'loading' ? loading : label}
            </button>
          ))}
        </section>
      )}
    </>
  );
}

import { useRef } from 'react';
import { CopyPage } from '../../../components/doc/CopyPage';
import { disclosure } from '../../../components/ui/disclosure';
import { plainButton } from '../../../components/ui/plainButton';
import { SiteLink } from '../../../components/ui/SiteLink';
import { useClosingDetails } from '../../../hooks/navigation/useClosingDetails';
import { useFeatureData, usePageData } from '../../../hooks/site/useFeatureData';
import { useText } from '../../../i18n/useText';
import { chevron } from '../../../theme/chevron';
import { media } from '../../../theme/media';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { radius } from '../../../theme/tokens';

const row = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  padding: '0 0.75rem',
  border: 0,
  borderRadius: radius.small,
  color: role.text,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  '&:hover': { color: role.text, background: role.surface },
} as const;

const styles = styleSheet({
  // Beside the title.
  root: { '&&': { flexBasis: 'auto' }, alignSelf: 'center', [media.print]: { display: 'none' } },
  summary: {
    ...plainButton,
    display: 'flex',
    alignItems: 'center',
    gap: '0.6rem',
    minHeight: 32,
    padding: '0 0.6rem',
    borderColor: 'transparent',
    color: role.textMuted,
    fontSize: '0.875rem',
    [media.touch]: { minHeight: 44 },
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { ...chevron, transform: 'rotate(135deg)' },
  },
  panel: {
    [media.mobile]: { insetInlineStart: 0, insetInlineEnd: 'auto' },
    zIndex: 2,
    maxWidth: 'calc(100vw - 2rem)',
    // The button is a row of the list; its outcome is below it.
    '> div': { flexDirection: 'column', alignItems: 'stretch', gap: 0 },
    'a, button': row,
    '[role="status"]:not(:empty)': { padding: '0.25rem 0.75rem' },
  },
});

/** Replaces the placeholders in the address of an assistant. */
const addressOf = (template: string, url: string, prompt: string) =>
  template
    .replace('{url}', encodeURIComponent(url))
    .replace('{prompt}', encodeURIComponent(prompt.replace('{{url}}', url)));

function Menu({ url }: { url: string }) {
  const t = useText();
  const { label, prompt, openIn } = useFeatureData('assistants');
  const details = useRef<HTMLDetailsElement>(null);
  useClosingDetails(details);
  // The site may be served at another origin than it is published at.
  const { pathname } = new URL(url);
  return (
    <details ref={details} css={[disclosure.root, styles.root]}>
      <summary css={styles.summary}>{label}</summary>
      <div css={[disclosure.panel, styles.panel]}>
        <CopyPage url={pathname} />
        <a href={pathname}>{t('common.openMarkdown')}</a>
        {openIn.map((assistant) => (
          <SiteLink key={assistant.url} href={addressOf(assistant.url, url, prompt)}>
            {assistant.label}
          </SiteLink>
        ))}
      </div>
    </details>
  );
}

/** A menu of a doc that copies its Markdown, shows it, or opens it in an assistant. Links work without JavaScript. */
export function PageMenu() {
  const url = usePageData('assistants');
  return url === undefined ? null : <Menu key={url} url={url} />;
}

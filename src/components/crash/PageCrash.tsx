import { crashTexts } from './CrashMessage';
import { pageTitle } from '../../model/site/title';
import { stack } from '../../theme/stack';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { Main } from '../layout/Main';
import { CrashMessage } from './CrashMessage';

const styles = styleSheet({ message: { ...stack, gap: space.m } });

interface PageCrashProps {
  site: { title: string; titleDelimiter: string };
  error: unknown;
  retry: () => void;
}

/** Fallback of a page's content; the layout stays. */
export function PageCrash({ site, error, retry }: PageCrashProps) {
  const texts = crashTexts();
  return (
    <Main>
      <div css={styles.message}>
        <CrashMessage
          title={pageTitle(texts.title, site.titleDelimiter, site.title)}
          heading={texts.part}
          retryLabel={texts.retry}
          error={error}
          retry={retry}
        />
      </div>
    </Main>
  );
}

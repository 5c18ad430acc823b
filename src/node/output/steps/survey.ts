import path from 'node:path';
import { readCheckSettings } from '../../content/rules/checkSettings';
import { isStaticFile } from '../../files/staticFile';
import { defineStep } from '../buildStep';
import { collectInlineSources } from '../inlineSources';
import { checkPages, surveyPages } from '../surveyPages';
import { allRules } from '../../content/rules/registry';

/** The original styles of pages before merging, for the next build. */
const STYLES_FILE = path.join('.cache', 'page-styles.json');

const report = (texts: readonly string[], things: string, print: (text: string) => void) => {
  if (texts.length > 0) print(`The built site has ${things}.\n\n${texts.join('\n\n')}`);
};

/** Reads each page once, for all steps that need its content. */
export const readPages = defineStep({
  name: 'read pages',
  run: ({ loaded, output, site }) => {
    const pages = surveyPages(output, site.site.url, site.base, (name) => isStaticFile(loaded.folder, name));
    return { pages, inline: collectInlineSources(pages, STYLES_FILE) };
  },
});

/** Reports broken links. A site can allow them in its settings, such as after moving from another system. */
export const checkLinks = defineStep({
  name: 'check links',
  needs: ['pages'],
  run: ({ output, site, loaded, pages, reporter }) => {
    const broken = checkPages(output, pages, site.base);
    const { settings } = readCheckSettings(loaded.site.checks, loaded.source, allRules(loaded.engine.added));
    const print = settings.levelOf('link/broken') === 'error' ? reporter.panic : reporter.warn;
    report(broken, broken.length === 1 ? '1 broken link' : `${broken.length} broken links`, print);
  },
});

/** Reports inline code that the Content-Security-Policy would block. */
export const checkInline = defineStep({
  name: 'check inline code',
  needs: ['pages', 'inline'],
  run: ({ pages, inline, reporter }) => {
    report(inline.findings, 'inline code that the Content-Security-Policy blocks', reporter.panic);
    reporter.info(`Checked the links of ${pages.length} pages`);
  },
});

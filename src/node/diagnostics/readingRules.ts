import type { AllOfFeatures } from '../../model/site/features';
import type { RuledFinding } from './diagnostic';
import { error, essential, warning, type RuleInfo } from './rule';

/** Rules that are applied while files are read and compiled, where their inputs are available. */
export const READING_RULES = {
  'content/limit': essential('Files and folders stay within the limits of size, nesting and time.'),
  'syntax/encoding': essential('A text file is UTF-8 and has no control characters.'),
  'syntax/yaml': essential('YAML can be read.'),
  'syntax/json': essential('A catalogue of texts is JSON that can be read.'),
  'syntax/mdx': essential('Tags and curly brackets of a page can be read.'),
  'syntax/export': essential('A page exports by names that hide no element and no component.'),
  'syntax/expression': essential('Curly brackets hold a constant, or are escaped.'),
  'front-matter/missing': essential('A page has front matter.'),
  'front-matter/value': essential('Keys of the front matter have values that fit, and the needed ones are there.'),
  'front-matter/cut-text': error('No text of the front matter ends before a `#`, which starts a comment.'),
  'front-matter/unknown-key': error('The front matter has only keys that mean something.'),
  'front-matter/old-anchor': error('Old anchors lead to headings of their page and differ from its ids.'),
  'data/value': essential('Keys of YAML files have values that fit, and the needed ones are there.'),
  'data/unknown-key': error('YAML files have only keys that mean something.'),
  'site/missing': essential('The content folder has a `site.yaml`.'),
  'site/locales': essential('Each language is there once, and at the address of its code.'),
  'interface/texts': essential('Files of `locales` have only texts that the interface shows.'),
  'interface/untranslated': warning('The interface speaks the languages of the site.'),
  'post/date': essential('A post has a day, which the calendar has.'),
  'glossary/entry': error(
    'Terms are explained once, forbidden spellings differ from terms, and words are of other languages.',
  ),
  'glossary/unknown-term': error('A `<Term>` is in the glossary.'),
  'glossary/place': error('A `<Term>` holds its word only and stands in running text.'),
  'video/files': essential('The files of a video are there, and its captions and poster can be read.'),
  'video/unknown': essential('A `<Video>` or `<HostedVideo>` is one that can be shown.'),
  'component/import': essential('Pages and components import only what they may.'),
  'component/place': essential('Only pages that can run React hold components of the content.'),
  'component/name': essential('Each component of the content has a unique name.'),
  'component/code': essential('Components of the content can be compiled and rendered.'),
  'component/style': essential('Styles of the content’s components are classes, and no `style` attributes.'),
  'element/unknown': essential('Elements and tags are those of the content.'),
  'element/attribute': essential('Elements have the attributes that they take.'),
  'element/content': essential('Elements hold what they are made for, and stand where they can.'),
  'element/repeated-id': error('No two parts of a page have one id.'),
  'admonition/marks': error('Every `:::` opens or closes an admonition.'),
  'admonition/unknown': essential('Admonitions are of the known kinds.'),
  'code/language': error('A code block names a language that can be highlighted.'),
  'code/settings': error('What stands after the language of a code block means something.'),
  'text/raw-markup': error('Headings, lists, tables and links are not shown as the signs that make them.'),
  'table/cells': error('No row of a table has more cells than the head.'),
  'list/number': error('Items of a list are shown with the numbers that are written.'),
  'heading/underlined': {
    ...warning('No line of hyphens right below a text makes it a heading unawares.'),
    gentle: 'warning',
  },
  'heading/empty': error('A heading has words.'),
  'heading/no-id': essential('A heading has a letter or digit to make its id of, or an id.'),
  'heading/second-title': error('The title of a page is in its front matter, and no heading is on level 1.'),
  'heading/skipped-level': error('Levels of headings are not skipped.'),
  'heading/repeated-id': error('No two headings of a page have one id.'),
  'image/missing': essential('Images are files of the content folder that can be read.'),
  'image/remote': error('Images of other sites are of hosts that `media.hosts` allows.'),
  'image/alt': error('Images have a text for those who do not see them.'),
  'link/unsafe': essential('Links run no code and embed no data.'),
  'link/unreadable': error('Links to other sites are addresses that a browser can open.'),
  'link/local': error('Links lead to no server of the writer’s own computer.'),
  'link/no-file': error('Relative links lead to files of the content.'),
  'import/left-out': {
    ...warning('All that pages of a plain folder of Markdown name is there and can be shown.'),
    gentle: 'warning',
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;

export type ReadingRule = keyof typeof READING_RULES | keyof AllOfFeatures<'readingRules'>;

/** A finding from reading a file. */
export type ReadingFinding = RuledFinding<ReadingRule>;

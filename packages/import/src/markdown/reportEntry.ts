/** The outcome for something that could not stay unchanged. */
type Outcome = 'changed' | 'dropped' | 'person';

/** The name of an outcome in the report. */
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  changed: 'changed',
  dropped: 'dropped',
  person: 'needs a person',
};

/** Kinds of entries, each with its outcome and its explanation in the report. */
export const ENTRY_KINDS = {
  address: ['changed', 'The page has another address; the old one redirects to it.'],
  'address-lost': ['person', 'An address of the old site that no longer exists.'],
  admonition: ['changed', 'A note was written in the form of this site.'],
  'anchor-lost': ['person', 'An id of the old page has no match in the new one.'],
  author: ['changed', 'The post names no author or one that is described in the post itself; an entry was made.'],
  'code-language': ['changed', 'A code language that nothing colours is shown plain.'],
  'code-meta': ['changed', 'A property of a code block that this site does not have.'],
  'code-unread': ['person', 'A part of the settings or sidebars that only running the code of the old site gives.'],
  component: [
    'person',
    'A component of the old site: its content stays as plain text, its looks and behaviour do not.',
  ],
  'component-moved': [
    'person',
    'A component that needs only React: it is in `components` now. Read its code, then import with `--components` and set `components: trusted`, which runs it.',
  ],
  config: ['person', 'A setting that this site does not have.'],
  'config-unused': ['person', 'Settings of the old site that were not used.'],
  description: [
    'changed',
    'The description was made of the first sentence, or made different from that of another page.',
  ],
  dialect: ['changed', 'Markdown of another program was written as this site has it, or its signs were left out.'],
  'dialect-lost': [
    'person',
    'Signs of another program that this site does not have: they were left out, or readers see them as they are.',
  ],
  drawing: ['person', 'A drawing is shown as the code that describes it.'],
  duplicate: ['person', 'Two pages of one name or address; one has another now.'],
  encoding: ['person', 'A file that is not UTF-8 or has control characters; it was converted.'],
  escape: ['changed', 'A sign that MDX takes for code was escaped.'],
  expression: ['person', 'An expression in the text that has no constant value was left out.'],
  file: ['person', 'A file that was not imported.'],
  'front-matter': ['dropped', 'A key of the front matter that this site does not have.'],
  heading: ['changed', 'A heading has another level, so that no level is skipped and the title is the only first one.'],
  html: ['changed', 'HTML was written as Markdown, or its tags were left out and its text kept.'],
  'image-missing': ['person', 'An image that is not there; its text stays.'],
  'image-fetched': ['changed', 'An image or video of another site is in the content now.'],
  'image-outside': [
    'person',
    'An image or video at another site: fetch it with --fetch-media, or allow its host by `media.hosts` in site.yaml.',
  ],
  'image-text': ['person', 'An image without a text got one from the name of its file.'],
  'link-anchor': ['person', 'A link to a missing heading points to the page now.'],
  'not-found': ['person', 'Parts of the old page that an independent reading does not find in the new one.'],
  'raw-sign': ['person', 'Signs of markup that readers of the new page may see.'],
  'link-lost': ['person', 'A broken link; its text stays.'],
  locale: ['person', 'A language that was not imported unchanged.'],
  math: ['changed', 'A formula is kept as code.'],
  partial: ['changed', 'The text of an included file stands where it was included.'],
  sidebar: ['person', 'A sidebar item that could not be imported.'],
  syntax: ['person', 'A page that is not valid Markdown; it was not imported. Fix it there and import again.'],
  tabs: ['changed', 'A set of tabs has another form.'],
  title: ['changed', 'The title of the page is its first heading; the old title is its name in the sidebar.'],
  video: ['person', 'A video that this site does not show: it is a link, or was left out.'],
} as const satisfies Record<string, readonly [Outcome, string]>;

export type EntryKind = keyof typeof ENTRY_KINDS;

export interface Place {
  file: string;
  line?: number;
  column?: number;
}

/** A line of the report. */
export interface ReportEntry {
  kind: EntryKind;
  message: string;
  /** Position in the old site. */
  from: Place;
  /** Position in the new site; absent for removed parts. */
  to?: Place;
}

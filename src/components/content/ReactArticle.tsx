import {
  useMemo,
  useRef,
  type ReactNode,
  Component,
  type ErrorInfo,
  createContext,
  createElement,
  useContext,
} from 'react';
import { MDXProvider } from '@mdx-js/react';
import { ReaderContext } from '../../i18n/reader';
import { type FilledMark, fillMarks } from '../../model/pages/marks';
import { useText } from '../../i18n/useText';
import { useIslands } from '../doc/Article';
import { Notice } from '../ui/Notice';

/** Texts of the locale by placeholder. */
const MarksContext = createContext<ReadonlyMap<string, string>>(new Map());

/** Elements of Markdown and of the site's directives. */
const TAGS = [
  ...['a', 'abbr', 'aside', 'blockquote', 'br', 'button', 'caption', 'code', 'dd', 'del', 'details', 'dialog', 'div'],
  ...['dl', 'dt', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'input', 'kbd', 'li', 'nav'],
  ...['ol', 'p', 'picture', 'pre', 'section', 'source', 'span', 'strong', 'sub', 'summary', 'sup', 'svg', 'table'],
  ...['tbody', 'td', 'th', 'thead', 'tr', 'track', 'ul', 'use', 'video'],
];

type Props = Record<string, unknown> & { children?: ReactNode };

const fillText = (value: unknown, filled: ReadonlyMap<string, string>) =>
  typeof value === 'string' ? fillMarks(value, filled) : value;

/** An element with its placeholders replaced by the locale's addresses and texts. */
function localized(tag: string) {
  return function Localized({ children, ...props }: Props) {
    const filled = useContext(MarksContext);
    const filledProps = Object.fromEntries(
      Object.entries(props).map(([name, value]) => [name, fillText(value, filled)]),
    );
    const parts = Array.isArray(children) ? children : children === undefined ? [] : [children];
    return createElement(tag, filledProps, ...parts.map((part) => fillText(part, filled) as ReactNode));
  };
}

/** The elements for `@mdx-js/react`, by name. */
const LOCALIZED = Object.fromEntries(TAGS.map((tag) => [tag, localized(tag)]));

interface ContentPartProps {
  /** Name of the content component. */
  name: string;
  /** Its place in the page's file: line and column. */
  place: string;
  children: ReactNode;
}

/** Error boundary of a content component; the rest of the page stays. */
class ContentPart extends Component<ContentPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    const { name, place } = this.props;
    console.error(`<${name}> (${place}) failed: ${error.message}`, componentStack);
  }

  override render() {
    return this.state.hasFailed ? <PartFailure /> : this.props.children;
  }
}

/** Fallback for a crashed component. */
function PartFailure() {
  const t = useText();
  return <Notice title={t('parts.failedTitle')}>{t('parts.failedText')}</Notice>;
}

const COMPONENTS = { ...LOCALIZED, ContentPart };

interface ReactArticleProps {
  /** Language code of the text. */
  locale: string;
  marks: readonly FilledMark[];
  islands: readonly string[];
  /** The compiled page. */
  children: ReactNode;
}

/** Content rendered by React, with the elements of other pages and the content's components. */
export function ReactArticle({ locale, marks, islands, children }: ReactArticleProps) {
  const root = useRef<HTMLDivElement>(null);
  const filled = useMemo(() => new Map(marks.map(({ mark, text }) => [mark, text])), [marks]);
  const reader = useMemo(() => ({ locale }), [locale]);
  useIslands(root, islands);
  return (
    <MarksContext.Provider value={filled}>
      <ReaderContext.Provider value={reader}>
        <MDXProvider components={COMPONENTS}>
          <div ref={root} className="prose" data-any-content="">
            {children}
          </div>
        </MDXProvider>
      </ReaderContext.Provider>
    </MarksContext.Provider>
  );
}

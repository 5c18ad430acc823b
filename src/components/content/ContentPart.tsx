import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { Notice } from '../ui/Notice';

interface ContentPartProps {
  /** Name of the component of the content. */
  name: string;
  /** Where its element is in the page's file: line and column. */
  place: string;
  children: ReactNode;
}

/** Keeps a component of the content apart: where it crashes, the rest of the page stands. */
export class ContentPart extends Component<ContentPartProps, { hasFailed: boolean }> {
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

/** What takes the place of a part that has crashed. */
function PartFailure() {
  const t = useText();
  return <Notice title={t('parts.failedTitle')}>{t('parts.failedText')}</Notice>;
}

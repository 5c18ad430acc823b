import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** The address; a change resets the boundary. */
  resetKey: string;
  /** The content's data; a change, as during editing, resets the boundary. */
  contentKey?: unknown;
  /** Renders the fallback of the content. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface CrashState {
  resetKey: string;
  contentKey: unknown;
  /** An object around the error, since any value can be thrown. */
  crash: { error: unknown } | null;
}

/** Error boundary of a page's content. React logs the error itself. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { resetKey: this.props.resetKey, contentKey: this.props.contentKey, crash: null };

  static getDerivedStateFromError(error: unknown): Pick<CrashState, 'crash'> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey: place, contentKey: material }: CrashBoundaryProps,
    state: CrashState,
  ): CrashState | null {
    const isSame = place === state.resetKey && material === state.contentKey;
    return isSame ? null : { resetKey: place, contentKey: material, crash: null };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === null) return this.props.children;
    return this.props.fallback(crash.error, () => this.setState({ crash: null }));
  }
}

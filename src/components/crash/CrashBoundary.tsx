import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** Where the reader is: when it changes, the page is tried again. */
  place: string;
  /** What is shown in place of the content. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface CrashState {
  place: string;
  /** An object around the error, since anything can be thrown. */
  crash: { error: unknown } | null;
}

/** Keeps an error in the content from taking down what is around it. React itself writes the error to the console. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { place: this.props.place, crash: null };

  static getDerivedStateFromError(error: unknown): Pick<CrashState, 'crash'> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, state: CrashState): CrashState | null {
    return place === state.place ? null : { place, crash: null };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === null) return this.props.children;
    return this.props.fallback(crash.error, () => this.setState({ crash: null }));
  }
}

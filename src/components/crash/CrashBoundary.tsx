import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** Where the reader is: when it changes, the page is tried again. */
  place: string;
  /** What the content is made of: when that changes, as while it is written, it is tried again too. */
  material?: unknown;
  /** What is shown in place of the content. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface CrashState {
  place: string;
  material: unknown;
  /** An object around the error, since anything can be thrown. */
  crash: { error: unknown } | null;
}

/** Keeps an error in the content from taking down what is around it. React itself writes the error to the console. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { place: this.props.place, material: this.props.material, crash: null };

  static getDerivedStateFromError(error: unknown): Pick<CrashState, 'crash'> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ place, material }: CrashBoundaryProps, state: CrashState): CrashState | null {
    const isSame = place === state.place && material === state.material;
    return isSame ? null : { place, material, crash: null };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === null) return this.props.children;
    return this.props.fallback(crash.error, () => this.setState({ crash: null }));
  }
}

import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown when something inside could not be rendered. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an uncaught error from leaving a blank screen. React itself reports the error. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  /** What is shown in place of children that threw. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly onError: (error: unknown) => void;
  /** Changes with navigation, and resets the error boundary. */
  readonly resetKey?: string;
}

/**
 * Keeps a fault of one remote inside its own box: without a boundary React takes the whole page down.
 * Give it a new `key` or `resetKey` to try again.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override componentDidUpdate(before: RemoteBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey)
      this.setState({ error: undefined, failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}

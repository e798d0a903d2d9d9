import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of children that threw. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly onError: (error: unknown) => void;
  /** Changes with navigation, and resets the error boundary. */
  readonly resetKey?: string;
}

/**
 * Error boundary around one remote: without it React would unmount the whole page. Give it a new `key` or
 * `resetKey` to try again.
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

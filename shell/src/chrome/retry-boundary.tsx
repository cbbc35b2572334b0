import { Component, type ReactNode } from 'react';

interface RetryBoundaryProps {
  /** What is shown in place of children that threw. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps what its children throw from everything around them. A new key starts it afresh. */
export class RetryBoundary extends Component<RetryBoundaryProps, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}

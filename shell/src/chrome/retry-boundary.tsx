import { Component, type ReactNode } from 'react';
import { caretakerHooks } from '../caretaker-hooks';

interface RetryBoundaryProps {
  /** Renders in place of children that threw. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Catches what its children throw, so that the page around them goes on. A new key starts it afresh. */
export class RetryBoundary extends Component<RetryBoundaryProps, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    caretakerHooks.caught?.(error);
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}

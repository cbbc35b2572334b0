import { Component, type ReactNode } from 'react';

interface AreaBoundaryProps {
  /** Called with what an area threw while it rendered. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Catches what an area throws: shell, wallet and other areas go on. */
export class AreaBoundary extends Component<AreaBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    // The failure's owner puts a fallback in this boundary's place.
    return this.state.isBroken ? null : this.props.children;
  }
}

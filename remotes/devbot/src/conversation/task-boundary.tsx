import { Component, type ReactNode } from 'react';

interface TaskBoundaryProps {
  /** Renders the ways on after an error: again, or without the task. */
  fallback: (again: () => void) => ReactNode;
  children: ReactNode;
}

/** Contains an error of a task's form, so that the conversation stays usable. */
export class TaskBoundary extends Component<TaskBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}

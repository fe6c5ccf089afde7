import { Component, type ReactNode } from 'react';

/**
 * Keeps a fault inside its island: the page around it stays as it is, and a quiet line takes the island's place.
 * Renders nothing of its own, so that the server's HTML is the same without it.
 */
export class IslandBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="island-failed" role="status">
        This part of the page stopped working. Load the page again to use it.
      </p>
    );
  }
}

import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Drawn instead of what threw; `retry` draws the children again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  readonly onError?: (error: unknown) => void
  /** Another value forgets the error: the page's address. */
  readonly resetKey?: unknown
}

/** Keeps a fault where it happened: the rest of the page stays in use. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failed: boolean; key: unknown }> {
  override state = { error: undefined as unknown, failed: false, key: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: { key: unknown }) {
    return props.resetKey === state.key ? null : { error: undefined, failed: false, key: props.resetKey }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.fallback(this.state.error, () => this.setState({ error: undefined, failed: false }))
  }
}

import { Component, Fragment, type ReactNode } from 'react'

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

  static getDerivedStateFromProps({ resetKey: key }: ErrorBoundaryProps, state: { key?: unknown }) {
    if (!('key' in state)) return { key } // drawn on the server, where the error's is all the state that there is
    return key === state.key ? null : { error: undefined, failed: false, key }
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the page could not be drawn:', error)
    this.props.onError?.(error)
  }

  override render() {
    // A node of its own waits for what children suspend: the server's drawing would take that for a fault.
    if (!this.state.failed) return <Fragment key="whole">{this.props.children}</Fragment>
    return this.props.fallback(this.state.error, () => this.setState({ error: undefined, failed: false }))
  }
}

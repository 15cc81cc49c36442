export type ToastTone = 'success' | 'warning' | 'danger' | 'info'

export interface Toast {
  readonly id: string
  readonly tone: ToastTone
  /** Ready to read: already translated. */
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** What a caller says; the same tone and text twice at a time is one toast (spec §9, no duplicates). */
export interface ToastRequest {
  readonly tone: ToastTone
  readonly text: string
  /** 3000 unless told; the spec names 2000 for some (spec §5, §9). */
  readonly durationMs?: number
  readonly action?: Toast['action']
}

export interface Toasts {
  /** Oldest first. Live state: read it through a snapshot. */
  readonly state: { readonly list: readonly Toast[] }
  show(toast: ToastRequest): void
  dismiss(id: string): void
  /** Stops all timers while someone reads (hover, focus, hidden tab) until `release`. */
  hold(): void
  release(): void
}

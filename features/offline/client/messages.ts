/** What a page says to the worker. `SKIP_WAITING` is Workbox's own word for "take over". */
export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' }
  /** A page was opened; these files came with it, perhaps before the worker stood. Without an address it is not one to keep. A page of an earlier version names no language. */
  | { readonly type: 'seen'; readonly files: readonly string[]; readonly address?: string; readonly language?: string }
  /** Forget what was seen: somebody signed out. */
  | { readonly type: 'forget' }
  /** The feature was switched off: take everything along and go. */
  | { readonly type: 'leave' }

/** Said to the worker that stands before this page; without one there is nobody to tell. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/')
  registration?.active?.postMessage(message)
}

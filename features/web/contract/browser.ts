import type { Subject } from '../../../kernel/declare'
import { point, token } from '../../../kernel/declare'

/** Work that open pages do: every `everyMs`, or once when the browser is idle. Paused in hidden tabs. */
export interface BrowserTask {
  readonly id: string
  readonly everyMs?: number
  /** Only the tab that leads runs it, or every tab. */
  readonly where: 'leader' | 'every-tab'
  run(run: { readonly signal: AbortSignal }): Promise<void> | void
}

export const browserTasks = point<BrowserTask>('web.browser-tasks', { key: (each) => each.id })

/** Live updates of this visitor: one tab listens for all of them. */
export interface LiveUpdates {
  on(topic: string, listener: (message: unknown) => void): () => void
}

export const liveUpdates = token<LiveUpdates>('web.live-updates')

/** Who looks at the page, provided by whoever knows (session). Views are judged again when it changes. */
export interface Visitor {
  current(): Subject
  onChange(listener: () => void): () => void
}

export const visitor = token<Visitor>('web.visitor')

/** Moves to another page of the site, as a link does. */
export interface Navigation {
  go(to: string, options?: { readonly replace?: boolean }): void
  /** Asks before leaving while it answers true: unsaved work. Returns how to take it back. */
  guardLeaving(unsaved: () => boolean): () => void
}

export const navigation = token<Navigation>('web.navigation')

/** What stands around the page: one item a place, contributed by `navigation` (bars, footer), drawn by the frame. */
export interface FramePart {
  readonly id: string
  readonly place: 'top' | 'side' | 'bottom' | 'foot'
  readonly load: () => Promise<{ readonly Part: () => unknown }>
}

export const frameParts = point<FramePart>('web.frame-parts', { key: (each) => each.id })

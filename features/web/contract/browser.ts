import type { Guard, Point, Subject } from '../../../kernel/declare'
import { happening, point, token } from '../../../kernel/declare'
import type { Translate } from '../../ui/contract'
import type { ApiRequest, HttpError } from './http'

/** Work that open pages do, over and over. Paused in hidden tabs. */
export interface BrowserTask {
  readonly id: string
  readonly everyMs: number
  /** Only the tab that leads runs it, or every tab. */
  readonly where: 'leader' | 'every-tab'
  run(run: { readonly signal: AbortSignal }): Promise<void> | void
}

export const browserTasks = point<BrowserTask>('web.browser-tasks', { key: (each) => each.id })

/** Live updates of this visitor: one tab listens for all of them. */
export interface LiveUpdates {
  on(topic: string, listener: (message: unknown) => void): () => void
  /**
   * Told when the stream stands again: what was said while it did not is lost, so ask for what must not be missed. `wasLost`: it broke off;
   * else it was opened anew for other topics, within a moment, and only what was said of the `late` ones until then is lost.
   */
  onAgain(listener: (wasLost: boolean, late: readonly string[]) => void): () => void
}

export const liveUpdates = token<LiveUpdates>('web.live-updates')

/** Who looks at the page, provided by whoever knows (session). Views are judged again when it changes. */
export interface Visitor {
  current(): Subject
  onChange(listener: () => void): () => void
}

export const visitor = token<Visitor>('web.visitor')

/** Somebody has scrolled: where the page stands now, in px from the top; told 300 ms after the movement (spec §9). */
export const scrolled = happening<{ readonly top: number }>('web/scrolled')

/** Moves to another page of the site, as a link does. */
export interface Navigation {
  go(to: string, options?: { readonly replace?: boolean }): void
  /** Asks whether what is unsaved may go; true at once where nothing is. For what takes a form's place without leaving its page. */
  mayLeave(): Promise<boolean>
  /** Asks before leaving while it answers true: unsaved work. Returns how to take it back. */
  guardLeaving(unsaved: () => boolean): () => void
}

export const navigation = token<Navigation>('web.navigation')

/** Asked when a call was refused: a rescue that mends the reason (signing in again) has the same call sent once more. */
export interface CallRescue {
  readonly id: string
  /** True when the call is worth sending again. It may take as long as a person needs. `sentAt`: by the page's own clock, in ms. */
  rescue(
    error: HttpError,
    call: { readonly method: string; readonly path: string; readonly sentAt: number },
  ): Promise<boolean>
}

export const callRescues = point<CallRescue>('web.call-rescues', { key: (each) => each.id })

/** A screen that stands in place of every page and bar, for whom its `when` lets through. */
export interface Takeover {
  readonly id: string
  /** Pages that are `openTo` this name stay. */
  readonly spares: string
  /** Exports a React component `Screen`. */
  readonly load: () => Promise<{ readonly Screen: () => unknown }>
}

export const takeovers = point<Takeover>('web.takeovers', { key: (each) => each.id })

/** Beside the words on a page that is refused to somebody: which step of its access stopped them, and what they can do. The first item stands. */
export interface RefusedPart {
  readonly id: string
  /** Exports a React component `Part`. */
  readonly load: () => Promise<{ readonly Part: (about: { readonly access: readonly Guard[] }) => unknown }>
}

export const refusedParts = point<RefusedPart>('web.refused-parts', { key: (each) => each.id })

/** What stands around the page: one item a place, contributed by `navigation` (bars, footer), drawn by the frame. The foot stands below the fold. */
export interface FramePart {
  readonly id: string
  readonly place: 'top' | 'side' | 'settings' | 'bottom' | 'foot'
  readonly load: () => Promise<FramePartModule>
}

export interface FramePartModule {
  /** A React component. */
  readonly Part: () => unknown
  /** Points whose items it draws: what they load is there with the first paint. */
  readonly parts?: readonly Point<never>[]
  /** Declared public GETs that it shows: asked before it is drawn, the same for everyone. */
  readonly data?: () => Readonly<Record<string, ApiRequest<unknown>>>
  /** A plain script, run before anything is drawn: what this device keeps, and the first paint must know so that nothing moves later. */
  readonly early?: string
}

export const frameParts = point<FramePart>('web.frame-parts', { key: (each) => each.id })

/** A plain script that stands in the head of every document, for what cannot wait for a file. Pages load nothing of it: the server writes it. */
export interface EarlyScript {
  readonly id: string
  readonly load: () => Promise<EarlyScriptModule>
}

export interface EarlyScriptModule {
  /** `t`: the texts of its feature, in the document's language. */
  readonly script: (t: Translate) => string
}

export const earlyScripts = point<EarlyScript>('web.early-scripts', { key: (each) => each.id })

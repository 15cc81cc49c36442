import type { WorkerMessage } from '../messages'

/** An event that the worker may stay awake for. */
export interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Told extends Waiting {
  readonly data: WorkerMessage | undefined
}

/** Something came from a push service. */
export interface PushedEvent extends Waiting {
  readonly data: { json(): unknown } | null
}

/** Somebody chose what we had the system show. */
interface ChosenEvent extends Waiting {
  readonly notification: Notification
}

export interface OpenPage {
  readonly focused: boolean
  postMessage(message: unknown, ports: readonly MessagePort[]): void
}

interface OpenPages {
  matchAll(wanted: { readonly type: 'window' }): Promise<readonly OpenPage[]>
  openWindow(address: string): Promise<unknown>
}

/** What we use of the worker's own global: the compiler knows the page's. */
export interface WorkerScope {
  addEventListener(type: 'message', listener: (event: Told) => void): void
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ChosenEvent) => void): void
  readonly clients: OpenPages
  readonly location: { readonly origin: string }
  skipWaiting(): Promise<void>
  readonly registration: ServiceWorkerRegistration
  /** Which build this worker belongs to: with each one its bytes are others, so that browsers see an update. */
  build?: string
  hasLeft?: boolean
}

export const scope = globalThis as unknown as WorkerScope

/** Once it has left, every request goes where it would have gone without a worker, and nothing is written any more. */
export const isHere = (): boolean => scope.hasLeft !== true

/** What the build writes into the worker (hosts/setup/build/worker.mjs). */
export interface Build {
  readonly id: string
  /** The files that every page begins with, and those of the offline page. Their names hold a hash of their content. */
  readonly frame: readonly string[]
  readonly page: { readonly script: string; readonly styles: readonly string[] }
}

declare const __BUILD__: Build
export const readBuild = (): Build => __BUILD__

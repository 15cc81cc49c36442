/**
 * The words a feature declares itself with. Everything here is a plain value, cheap to import, and runs
 * nothing: contracts, service workers and small bundles import this file and never the container behind it.
 * What is declared and used by nobody stays out of a bundle: calls of what is marked so do nothing else.
 */
export type { Feature, Manifest, Own, Cleanup, Runtime, Self } from './declare-feature'
export { defineFeature, defineRuntime } from './declare-feature'

/** Keeps `T` in the type of a token without a trace in the value. */
declare const type: unique symbol

/** What can be written down: the arguments of guards. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Who asks. The kernel hands it to guards and remembers views by its identity, no more. */
export type Subject = object | undefined

/** What a schema answers: the value as it shall be used, or what is wrong with it. */
export type Outcome<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] }

/** Standard Schema v1, as far as the kernel needs it: it must answer at once, a promise counts as bad settings. */
export interface Schema<T> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => Outcome<T> | Promise<Outcome<T>>
  }
}

/** A service by name, `<feature>.<word>`. Two tokens of one name are the same token. */
export interface Token<T> {
  readonly kind: 'token'
  readonly name: string
  readonly [type]?: T
}

/** A feature's settings, got like any service; the schema checks what the host hands in. */
export interface Settings<T> extends Token<T> {
  readonly schema: Schema<T>
}

/** A service that may come and go while we run: it arrives as a function. */
export type Maybe<T> = { readonly kind: 'maybe'; readonly token: Token<T> }

/** Something that may be lost, `<feature>/<past tense>`. What must not be lost goes through the outbox of `data`. */
export type Happening<T> = { readonly kind: 'event'; readonly name: string; readonly [type]?: T }

/** How a point treats its items. */
export interface PointOptions<T> {
  /** Unique among the items of the point; two items of one key are a problem of the later one. */
  key?: (item: T, feature: string) => string
  /** Says what is wrong with an item, or nothing. */
  check?: (item: T) => string | undefined
  /** Whether a failed feature's manifest items stay visible (pages do, so that the router can show the error). */
  whenFailed?: 'hide' | 'keep'
}

/** A place where features add to the feature that owns it. */
export interface Point<T> extends PointOptions<T> {
  readonly kind: 'point'
  readonly name: string
}

/** A guard by name, with what it is asked about: data, so that a menu and an endpoint can say the same. */
export type Guard = { readonly guard: string; readonly args: readonly Json[] }

/** Yes, or why not and the HTTP status to answer with. */
export type Verdict = true | { readonly because: string; readonly status: 401 | 403 | 404 }

/** The test behind a guard's name. A method, so that a test may narrow its parameters. */
export interface GuardTest {
  readonly id: string
  test(subject: Subject, ...args: readonly Json[]): Verdict
}

/** An item as it is contributed: its own fields, and where, for whom and in which order it stands. */
export type Placed<T> = T & { readonly id?: string; readonly when?: readonly Guard[]; readonly order?: number }

/** What a factory may ask for. */
export type Need = Token<unknown> | Maybe<unknown>

type Needs = readonly Need[]
type Make<N extends Needs, T> = (...services: Services<N>) => T

/** What a factory is called with, in the order of its needs. */
export type Services<N extends Needs> = {
  -readonly [K in keyof N]: N[K] extends Maybe<infer T> ? () => T | undefined : N[K] extends Token<infer T> ? T : never
}

/** An item on its way to a point. */
export type Contribution = { readonly kind: 'contribution'; readonly to: Point<never>; readonly item: Placed<object> }

/** An item that needs services; its runtime makes it. */
export interface ContributionWith {
  readonly kind: 'contribution-with'
  readonly to: Point<never>
  readonly needs: readonly Need[]
  readonly make: (...services: never[]) => Placed<object>
}

/** How a runtime makes a service that its manifest promises. */
export interface Provision {
  readonly kind: 'provision'
  readonly what: Token<unknown>
  readonly needs: readonly Need[]
  readonly make: (...services: never[]) => unknown
  readonly perVisit: boolean
}

/** Names a service: `token<Catalogue>('listings.catalogue')`. @__NO_SIDE_EFFECTS__ */
export function token<T>(name: string): Token<T> {
  return { kind: 'token', name }
}

/** Names the settings of a feature and says what they must look like. @__NO_SIDE_EFFECTS__ */
export function settings<T>(feature: string, schema: Schema<T>): Settings<T> {
  return { kind: 'token', name: `${feature}.settings`, schema }
}

/** Asks for a service that may be absent; the manifest lists it under `optional`. */
export function maybe<T>(wanted: Token<T>): Maybe<T> {
  return { kind: 'maybe', token: wanted }
}

/** Names an extension point; its owner lists it under `points`. @__NO_SIDE_EFFECTS__ */
export function point<T>(name: string, options: PointOptions<T> = {}): Point<T> {
  return { kind: 'point', name, ...options }
}

/** Names a happening: `happening<{ id: number }>('registrations/registered')`. @__NO_SIDE_EFFECTS__ */
export function happening<T>(name: string): Happening<T> {
  return { kind: 'event', name }
}

/** Makes a guard's spelling for `when` and `access`: `export const permission = guard<[name: string]>('session.permission')`. @__NO_SIDE_EFFECTS__ */
export function guard<Args extends readonly Json[] = []>(name: string): (...args: Args) => Guard {
  return (...args) => ({ guard: name, args })
}

/** The one built-in point: what a guard's name means. */
export const guards: Point<GuardTest> = point<GuardTest>('kernel.guards', { key: (item) => item.id })

/** Adds an item to a point, from a manifest or a runtime. */
export function contribute<T>(to: Point<T>, item: Placed<NoInfer<T>>): Contribution {
  return { kind: 'contribution', to: to as unknown as Point<never>, item: item as Placed<object> }
}

/** Adds an item that needs services, made when its feature runs. */
export function contributeWith<T, const N extends Needs>(
  to: Point<T>,
  needs: N,
  make: Make<N, Placed<NoInfer<T>>>,
): ContributionWith {
  return { kind: 'contribution-with', to: to as unknown as Point<never>, needs, make: make as ContributionWith['make'] }
}

/** Makes a service once for as long as its feature runs; synchronous, what takes time is awaited in `start`. */
export function provide<T, const N extends Needs>(what: Token<T>, needs: N, make: Make<N, NoInfer<T>>): Provision {
  return { kind: 'provision', what, needs, make: make as Provision['make'], perVisit: false }
}

/** Like `provide`, one for each visitor: a request on the server, the page's life in the browser. */
export const providePerVisit: typeof provide = (what, needs, by) => ({ ...provide(what, needs, by), perVisit: true })

/** The feature's own `Self`, as a need of a factory. */
export const self: Token<import('./declare-feature').Self> = token('kernel.self')

/** The visit that a per-visit service belongs to, as a need of its factory. */
export const visit: Token<{ readonly signal: AbortSignal; readonly own: import('./declare-feature').Own }> =
  token('kernel.visit')

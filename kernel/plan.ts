import type { Feature } from './declare'
import { claim, type Entry, toEntry } from './entry'
import type { Problem } from './errors'
import { Draft, inheritStandings, type Standing } from './plan-draft'
import { checkFeatures, nameFeatures, nameOffers, readSwitches } from './plan-features'
import { bootOrder } from './plan-order'
import { checkSettings } from './plan-settings'

/** A list of switches and who holds it; the first layer that names a feature decides, and what none names is on. */
export type SwitchLayer = { readonly by: string; readonly off?: readonly string[]; readonly on?: readonly string[] }

/** What a host decides about its features. */
export interface Setup {
  readonly switches?: readonly SwitchLayer[]
  /** By feature id; a feature without an entry gets what its schema makes of `undefined`. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/** Everything that can be known before anything runs. */
export interface Plan {
  /** The features that are on, requirements first, ties by id. */
  readonly order: readonly string[]
  readonly problems: readonly Problem[]
  /** Why each of the others is not on. */
  readonly off: ReadonlyMap<string, Standing>
  readonly features: ReadonlyMap<string, Feature>
  /** Token to the feature that provides it, point to the feature that owns it, feature to those it stands on. */
  readonly providers: ReadonlyMap<string, string>
  readonly owners: ReadonlyMap<string, string>
  readonly needs: ReadonlyMap<string, readonly string[]>
  /** Manifest items by point, those of features that are off included, and who holds which slot. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>
  readonly taken: ReadonlyMap<string, Entry>
  readonly settings: ReadonlyMap<string, unknown>
  /** What it was made of, so that `apply` can plan again. */
  readonly given: { readonly features: readonly Feature[]; readonly setup: Setup }
}

/** Plans a house: pure and complete, never throws. A problem makes the features that it names invalid, nothing else. */
export function plan(features: readonly Feature[], setup: Setup = {}): Plan {
  const draft = new Draft()
  nameFeatures(draft, features)
  readSwitches(draft, setup.switches ?? [])
  nameOffers(draft)
  checkFeatures(draft)
  const settings = checkSettings(draft, setup.settings ?? {})
  const on = [...draft.features.keys()].filter((id) => draft.off.get(id)?.code !== 'off-by-config')
  const { order, circles } = bootOrder(on, draft.needs)
  for (const circle of circles) {
    const path = [...circle, circle[0]].join(' → ')
    draft.refuse('circle', `Features require each other: ${path}. Make one need optional, or talk by event.`, ...circle)
  }
  inheritStandings(draft)
  const sound = order.filter((id) => !draft.off.has(id))
  return { ...draft, ...collectEntries(draft, sound), order: sound, settings, given: { features, setup } }
}

/** Checks the manifest items. Those of features that are on take their slots in boot order; the rest is for `explain`. */
function collectEntries({ features, off, problems }: Draft, order: readonly string[]) {
  const entries = new Map<string, Entry[]>()
  const taken = new Map<string, Entry>()
  for (const id of [...order, ...off.keys()]) {
    for (const [at, given] of features.get(id)?.contributes?.entries() ?? []) {
      const entry = toEntry(given?.to, id, at, () => given?.item)
      if (!off.has(id)) claim(entry, taken)
      if (entry.fault && !off.has(id)) problems.push({ code: 'bad-item', text: entry.fault.text })
      const siblings = entries.get(entry.point)
      if (siblings) siblings.push(entry)
      else entries.set(entry.point, [entry])
    }
  }
  return { entries, taken }
}

import type { Feature } from './declare'
import type { Entry } from './entry'
import type { Problem } from './errors'
import { collectEntries } from './plan-entries'
import { checkFeatures, nameFeatures, nameOffers, readSwitches } from './plan-features'
import { bootOrder } from './plan-order'
import { checkSettings } from './plan-settings'
import { refuse, standings, type Draft, type Standing } from './plan-standing'

/** A list of switches and who holds it; the first layer that names a feature decides, and what none names is on. */
export interface SwitchLayer {
  readonly by: string
  readonly off?: readonly string[]
  readonly on?: readonly string[]
}

export interface Setup {
  readonly switches?: readonly SwitchLayer[]
  /** By feature id; what a feature without an entry gets is its schema's answer to `undefined`. */
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
  /** Token name to the feature that provides it, point name to the feature that owns it, feature to those it stands on. */
  readonly providers: ReadonlyMap<string, string>
  readonly owners: ReadonlyMap<string, string>
  readonly needs: ReadonlyMap<string, readonly string[]>
  /** Manifest items by point, those of features that are off included; `taken` finds the holder of a key. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>
  readonly taken: ReadonlyMap<string, ReadonlyMap<string, Entry>>
  readonly settings: ReadonlyMap<string, unknown>
  /** What it was made of, so that `apply` can plan again. */
  readonly given: { readonly features: readonly Feature[]; readonly setup: Setup }
}

/** Plans a house: pure, complete, never throws. Problems invalidate the features they name, nothing else. */
export function plan(features: readonly Feature[], setup: Setup = {}): Plan {
  const draft = createDraft()
  nameFeatures(draft, features)
  readSwitches(draft, setup.switches ?? [])
  nameOffers(draft)
  checkFeatures(draft)
  const settings = checkSettings(draft, setup.settings ?? {})
  const on = [...draft.features.keys()].filter((id) => !draft.switchedOff.has(id))
  const { order, circles } = bootOrder(on, draft.needs)
  for (const circle of circles) {
    const path = [...circle, circle[0]].map((id) => `"${id}"`).join(' → ')
    refuse(
      draft,
      'circle',
      `Features require each other in a circle: ${path}. Make one of them optional, or talk by event.`,
      circle,
    )
  }
  const off = standings(draft)
  const sound = order.filter((id) => !off.has(id))
  const { entries, taken } = collectEntries(draft, sound)
  const { problems, providers, owners, needs } = draft
  const given = { features, setup }
  return {
    order: sound,
    problems,
    off,
    features: draft.features,
    providers,
    owners,
    needs,
    entries,
    taken,
    settings,
    given,
  }
}

function createDraft(): Draft {
  return {
    features: new Map(),
    problems: [],
    invalid: new Map(),
    missing: new Map(),
    switchedOff: new Map(),
    providers: new Map(),
    owners: new Map([['kernel.guards', 'kernel']]),
    needs: new Map(),
  }
}

import type { Feature } from './declare'
import { didYouMean } from './nearest'
import type { Plan, SwitchLayer } from './plan'
import type { Draft } from './plan-draft'

/** Gives every feature its name; of what is not a manifest only the name is kept. */
export function nameFeatures(draft: Draft, features: readonly Feature[]): void {
  for (const [at, feature] of features.entries()) {
    const id: unknown = feature?.id
    const flaw = flawOf(feature ?? {})
    if (typeof id !== 'string' || id === '' || id === 'kernel') {
      draft.refuse('bad-feature', `Number ${at + 1} of the features has no usable id. Give it one.`)
    } else if (draft.features.has(id)) {
      draft.refuse('twin-feature', `Two features are called "${id}". List it once, or rename one.`, id)
    } else if (flaw) {
      draft.features.set(id, { id, essential: feature.essential, activates: 'use' })
      draft.refuse('bad-manifest', `Feature "${id}": ${flaw}`, id)
    } else draft.features.set(id, feature)
  }
}

function flawOf(feature: Feature): string | undefined {
  for (const list of ['points', 'provides', 'requires', 'optional', 'contributes'] as const) {
    const values: unknown = feature[list] ?? []
    if (!Array.isArray(values)) return `"${list}" is not a list.`
    const at = list === 'contributes' ? -1 : values.findIndex((value) => typeof value?.name !== 'string')
    if (at >= 0) return `number ${at + 1} of "${list}" has no name. Do two contracts import each other?`
  }
  return undefined
}

/** Decides who is off: the first layer that names a feature, and in a layer `off` before `on`. */
export function readSwitches(draft: Draft, layers: readonly SwitchLayer[]): void {
  const decided = new Set<string>()
  for (const { by, off = [], on = [] } of layers) {
    for (const id of [...off, ...on]) {
      const feature = draft.features.get(id)
      const isOff = !decided.has(id) && off.includes(id)
      decided.add(id)
      if (!feature) {
        const near = didYouMean(id, draft.features.keys())
        draft.refuse('unknown-switch', `${by} switches "${id}", which is no feature here.${near}`)
      } else if (isOff) {
        draft.off.set(id, { code: 'off-by-config', text: `Feature "${id}" is switched off by ${by}.`, chain: [id] })
        const text = `Feature "${id}" is essential: ${by} cannot switch it off. Take it from that list.`
        if (feature.essential) draft.refuse('essential-off', text, id)
      }
    }
  }
}

/** Finds who provides each token and who owns each point; two for one thing are both invalid, switched off or not. */
export function nameOffers(draft: Draft): void {
  for (const [id, { provides = [], points = [] }] of draft.features) {
    for (const { name } of provides) offer(draft, draft.providers, name, id, 'provide')
    for (const { name } of points) offer(draft, draft.owners, name, id, 'own')
  }
  for (const [id, { requires = [] }] of draft.features) {
    const needs = new Set(requires.map(({ name }) => draft.providers.get(name) ?? id))
    needs.delete(id)
    draft.needs.set(id, [...needs])
  }
}

function offer(draft: Draft, offers: Map<string, string>, name: string, id: string, verb: 'provide' | 'own'): void {
  const other = offers.get(name)
  if (other === undefined) return void offers.set(name, id)
  const text = `Features "${other}" and "${id}" both ${verb} ${name}. Leave one of them out of this host.`
  draft.refuse(verb === 'own' ? 'twin-owner' : 'twin-provider', text, other, id)
}

/** Checks what each feature that is on requires, promises and contributes to. */
export function checkFeatures(draft: Draft): void {
  for (const [id, { requires = [], provides = [], contributes = [], load }] of draft.features) {
    if (draft.off.get(id)?.code === 'off-by-config') continue
    for (const { name } of requires) {
      const near = draft.providers.has(name) ? undefined : didYouMean(name, draft.providers.keys())
      const text = `Feature "${id}" needs ${name}, which no feature here provides.${near} Add its provider to this host, or fake it.`
      if (near !== undefined) draft.refuse('missing-provider', text, id)
      const isOwn = draft.providers.get(name) === id
      if (isOwn) draft.refuse('own-need', `Feature "${id}" requires ${name}, which it provides. Drop that need.`, id)
    }
    const [gift] = load ? [] : provides
    if (gift) draft.refuse('no-runtime', `Feature "${id}" provides ${gift.name} but has no "load". Give it one.`, id)
    for (const name of new Set(contributes.map((each) => each?.to?.name))) {
      const text = unlistedPoint(draft, id, name)
      if (text !== undefined) draft.refuse('unknown-point', text, id)
    }
  }
}

/** A point must be listed by the feature it is named after; when that is not in this host there is nothing to check. */
export function unlistedPoint({ features, owners }: Pick<Plan, 'features' | 'owners'>, id: string, name: unknown) {
  if (typeof name !== 'string' || owners.has(name)) return undefined
  const owner = name.split('.', 1)[0] ?? name
  if (owner !== 'kernel' && !features.has(owner)) return undefined
  const near = didYouMean(name, owners.keys())
  return `Feature "${id}" contributes to ${name}, which "${owner}" does not list in "points".${near} Correct one of the two.`
}

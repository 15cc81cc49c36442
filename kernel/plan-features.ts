import type { Feature } from './declare'
import { didYouMean } from './nearest'
import type { SwitchLayer } from './plan'
import { refuse, type Draft } from './plan-standing'

const LISTS = { points: 'point', provides: 'token', requires: 'token', optional: 'token', contributes: '' } as const

/** Gives every feature its name and its place; what is not a manifest is kept by name only. */
export function nameFeatures(draft: Draft, features: readonly Feature[]): void {
  for (const [at, feature] of features.entries()) {
    const id: unknown = feature?.id
    if (typeof id !== 'string' || id === '' || id === 'kernel') {
      refuse(
        draft,
        'bad-feature',
        `Number ${at + 1} of the features has no usable id. Make it with defineFeature({ id: … }).`,
        [],
      )
    } else if (draft.features.has(id)) {
      refuse(draft, 'twin-feature', `Two features are called "${id}". List it once, or rename one of them.`, [id])
    } else {
      const flaw = flawOf(feature)
      draft.features.set(id, flaw ? { id, essential: feature.essential === true, activates: 'use' } : feature)
      if (flaw) refuse(draft, 'bad-manifest', `Feature "${id}": ${flaw}`, [id])
    }
  }
}

function flawOf(feature: Feature): string | undefined {
  for (const [list, kind] of Object.entries(LISTS) as [keyof typeof LISTS, string][]) {
    const values: unknown = feature[list] ?? []
    if (!Array.isArray(values)) return `"${list}" is not a list.`
    const at = kind === '' ? -1 : values.findIndex((value) => value?.kind !== kind || typeof value.name !== 'string')
    if (at >= 0) return `number ${at + 1} of "${list}" is not a ${kind}. Do two contracts import each other?`
  }
  return undefined
}

/** Decides who is off: the first layer that names a feature, and within a layer `off` before `on`. */
export function readSwitches(draft: Draft, layers: readonly SwitchLayer[]): void {
  const decided = new Set<string>()
  for (const { by, off = [], on = [] } of layers) {
    for (const id of [...off, ...on]) {
      const feature = draft.features.get(id)
      if (!feature) {
        refuse(
          draft,
          'unknown-switch',
          `${by} names "${id}", which is no feature here.${didYouMean(id, draft.features.keys())}`,
          [],
        )
      } else if (!decided.has(id) && off.includes(id)) {
        draft.switchedOff.set(id, by)
        if (feature.essential) {
          refuse(
            draft,
            'essential-off',
            `Feature "${id}" is essential: ${by} cannot switch it off. Take it from that list.`,
            [id],
          )
        }
      }
      decided.add(id)
    }
  }
}

/** Finds who provides each token and who owns each point; two for one thing are both invalid. */
export function nameOffers(draft: Draft): void {
  for (const [id, { provides = [], points = [] }] of draft.features) {
    for (const { name } of provides) offer(draft, draft.providers, name, id, 'twin-provider', 'provide')
    for (const { name } of points) offer(draft, draft.owners, name, id, 'twin-owner', 'own')
  }
  for (const [id, { requires = [] }] of draft.features) {
    const needs = new Set<string>()
    for (const { name } of requires) {
      const provider = draft.providers.get(name)
      if (provider !== undefined && provider !== id) needs.add(provider)
    }
    draft.needs.set(id, [...needs])
  }
}

function offer(draft: Draft, offers: Map<string, string>, name: string, id: string, code: string, verb: string): void {
  const other = offers.get(name)
  if (other === undefined) offers.set(name, id)
  else if (other === id) refuse(draft, code, `Feature "${id}" lists ${name} twice. Remove one.`, [id])
  else {
    const twins = [other, id].filter((each) => each !== 'kernel')
    refuse(
      draft,
      code,
      `Features "${other}" and "${id}" both ${verb} ${name}. Leave one of them out of this host.`,
      twins,
    )
  }
}

/** Checks what each feature that is on requires, promises and contributes to. */
export function checkFeatures(draft: Draft): void {
  for (const [id, feature] of draft.features) {
    if (draft.switchedOff.has(id)) continue
    for (const { name } of feature.requires ?? []) {
      const provider = draft.providers.get(name)
      if (provider === id)
        refuse(
          draft,
          'own-requirement',
          `Feature "${id}" requires ${name}, which it provides itself. Remove it from "requires".`,
          [id],
        )
      if (provider === undefined) noteMissing(draft, id, name)
    }
    if (feature.provides?.length && !feature.load) {
      refuse(
        draft,
        'no-runtime',
        `Feature "${id}" provides ${feature.provides[0]?.name} but has no "load". Give it a runtime.`,
        [id],
      )
    }
    const unlisted = new Set<string>()
    for (const contribution of feature.contributes ?? []) {
      const name: unknown = contribution?.to?.name
      if (typeof name === 'string' && !unlisted.has(name) && unlistedPoint(draft, id, name)) unlisted.add(name)
    }
  }
}

function noteMissing(draft: Draft, id: string, name: string): void {
  const text = `Feature "${id}" needs ${name}, which no feature here provides.${didYouMean(name, draft.providers.keys())} Add its provider to this host, or fake it.`
  draft.problems.push({ code: 'missing-provider', feature: id, text })
  if (!draft.missing.has(id)) draft.missing.set(id, text)
}

/** A point whose owner is here must be listed by it; an owner that is not here is no problem. */
function unlistedPoint(draft: Draft, id: string, name: string): boolean {
  const text = unlistedPointText(draft, id, name)
  if (text !== undefined) refuse(draft, 'unknown-point', text, [id])
  return text !== undefined
}

/** What is wrong with contributing to a point of that name, or nothing. */
export function unlistedPointText(
  known: { readonly features: ReadonlyMap<string, Feature>; readonly owners: ReadonlyMap<string, string> },
  id: string,
  name: string,
): string | undefined {
  const owner = name.split('.', 1)[0] ?? name
  if (known.owners.has(name) || !(known.features.has(owner) || owner === 'kernel')) return undefined
  return `Feature "${id}" contributes to ${name}, which "${owner}" does not list in "points".${didYouMean(name, known.owners.keys())} Correct the name, or list it there.`
}

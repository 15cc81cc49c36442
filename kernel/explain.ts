import type { Subject } from './declare'
import { duplicateFault, type Entry } from './entry'
import type { House } from './house'
import type { Explanation } from './kernel'
import { didYouMean } from './nearest'
import { holderOf } from './views'

/** Answers for a feature, an item, or an item of one point (`point:id`): one line for each thing of that name, never none. */
export function explain(house: House, id: string, subject: Subject): readonly Explanation[] {
  const lines: Explanation[] = []
  const entries = allEntries(house)
  if (house.plan.features.has(id)) {
    lines.push(ofFeature(house, id))
    for (const entry of entries) if (entry.feature === id && entry.fault) lines.push(ofEntry(house, entry, subject))
  }
  for (const entry of entries) {
    if (entry.id === id || `${entry.point}:${entry.id}` === id) lines.push(ofEntry(house, entry, subject))
  }
  return lines.length > 0 ? lines : [unknown(house, id, entries)]
}

function allEntries(house: House): Entry[] {
  const entries = [...house.plan.entries.values()].flat()
  for (const run of house.runs.values()) entries.push(...run.items)
  return entries
}

function ofFeature(house: House, id: string): Explanation {
  const standing = house.plan.off.get(id)
  const run = house.runs.get(id)
  const fault = house.faults.get(id)
  const last = fault && fault !== run?.error ? ` Its last fault: ${fault.message}` : ''
  if (standing) return { id, feature: id, code: standing.code, text: standing.text + last, chain: standing.chain }
  if (run?.error) {
    const code = run.error.code === 'blocked' ? 'blocked' : 'failed'
    return { id, feature: id, code, text: run.error.message, chain: failedChain(house, id) }
  }
  const doing = run
    ? run.state === 'running'
      ? 'is running'
      : `is ${run.state}`
    : `is on and starts ${whenStarted(house, id)}`
  return { id, feature: id, code: 'shown', text: `Feature "${id}" ${doing}.${last}` }
}

function whenStarted(house: House, id: string): string {
  const { activates } = house.plan.features.get(id) ?? {}
  return activates === 'idle' ? 'when the house is quiet' : 'on first use'
}

/** From a blocked feature to the one that failed. */
function failedChain(house: House, id: string): string[] {
  const next = house.plan.needs.get(id)?.find((need) => house.runs.get(need)?.error)
  return house.runs.get(id)?.error?.code === 'blocked' && next !== undefined ? [id, ...failedChain(house, next)] : [id]
}

function ofEntry(house: House, entry: Entry, subject: Subject): Explanation {
  const { id, feature, point, item } = entry
  const about = { id, feature, point }
  const says = (text: string) => `Item "${id}" of feature "${feature}" ${text}`
  const owner = house.plan.owners.get(point)
  const its = ofFeature(house, feature)
  const chain = its.chain ? { chain: its.chain } : {}
  if (house.plan.off.has(feature))
    return { ...about, code: its.code, text: says(`is not there. ${its.text}`), ...chain }
  if (entry.fault) return { ...about, ...entry.fault }
  const holder = holderOf(house, entry)
  if (holder) return { ...about, ...duplicateFault(entry, holder) }
  if (its.code !== 'shown')
    return {
      ...about,
      code: its.code,
      text: says(`${entry.keep ? 'stays visible' : 'is hidden'}. ${its.text}`),
      ...chain,
    }
  if (owner === undefined) return { ...about, code: 'no-host', text: says(`waits: no feature here owns ${point}.`) }
  const standing = house.plan.off.get(owner)
  if (standing) {
    return {
      ...about,
      code: 'provider-off',
      text: says(`waits for ${point}. ${standing.text}`),
      chain: [feature, ...standing.chain],
    }
  }
  const judgement = house.views.weigh(item.when ?? [], subject)
  if (judgement.passed) return { ...about, code: 'shown', text: says(`is shown at ${point}. ${its.text}`) }
  const code = judgement.unknown ? 'unknown-guard' : 'refused'
  return { ...about, code, text: says(`is hidden from this subject: ${judgement.verdict.because}`) }
}

/** A name nobody knows; items of a runtime are known only while it runs, so a feature that does not run is told. */
function unknown(house: House, id: string, entries: readonly Entry[]): Explanation {
  const [, point, word = id] = /^([^:]*):(.*)$/.exec(id) ?? []
  const feature = word.split('.', 1)[0] ?? word
  if (house.plan.features.has(feature) && house.runs.get(feature)?.state !== 'running') {
    const { code, text, chain } = ofFeature(house, feature)
    const words = `"${id}" is not known now: what the runtime of "${feature}" contributes is known while it runs. ${text}`
    return { id, feature, code: code === 'shown' ? 'unknown' : code, text: words, ...(chain ? { chain } : {}) }
  }
  const known = [
    ...house.plan.features.keys(),
    ...entries.map((entry) => (point === undefined ? entry.id : `${entry.point}:${entry.id}`)),
  ]
  return { id, code: 'unknown', text: `Nothing here is called "${id}".${didYouMean(id, known)}` }
}

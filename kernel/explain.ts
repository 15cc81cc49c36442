import type { Subject } from './declare'
import { doubleOf, type Entry } from './entry'
import { KernelError } from './errors'
import type { House } from './house'
import type { Explanation } from './kernel'
import { didYouMean } from './nearest'

/** Answers for a feature (with what was left out of it), an item, or a `point:id`: a line for each thing of that name, never none. */
export function explain(house: House, id: string, subject: Subject): readonly Explanation[] {
  const entries = [...house.plan.entries.values(), ...[...house.runs.values()].map(({ items }) => items)].flat()
  const lines = house.plan.features.has(id) ? [ofFeature(house, id)] : []
  for (const entry of entries) {
    const isNamed = entry.id === id || `${entry.point}:${entry.id}` === id
    if (isNamed || (entry.feature === id && entry.fault)) lines.push(ofEntry(house, entry, subject))
  }
  return lines.length > 0 ? lines : [unknown(house, id, entries)]
}

function ofFeature({ plan, runs, faults }: House, id: string): Explanation {
  const standing = plan.off.get(id)
  const run = runs.get(id)
  const fault = faults.get(id)
  const last = fault && fault !== run?.error ? ` Its last fault: ${fault.message}` : ''
  if (standing) return { id, feature: id, code: standing.code, text: standing.text + last, chain: standing.chain }
  if (run?.error) {
    const code = run.error.code === 'blocked' ? 'blocked' : 'failed'
    return { id, feature: id, code, text: run.error.message, chain: chainOf(run.error) }
  }
  const waits = plan.features.get(id)?.activates === 'idle' ? 'starts when the house is quiet' : 'starts on first use'
  return { id, feature: id, code: 'shown', text: `Feature "${id}" is on and ${run?.state ?? waits}.${last}` }
}

/** From a blocked feature to the one that failed. */
function chainOf(error: unknown): string[] {
  if (!(error instanceof KernelError) || error.about.feature === undefined) return []
  return [error.about.feature, ...(error.code === 'blocked' ? chainOf(error.cause) : [])]
}

function ofEntry(house: House, entry: Entry, subject: Subject): Explanation {
  const { plan, views } = house
  const { id, feature, point, item, keep } = entry
  const says = (code: Explanation['code'], text: string, chain?: readonly string[]): Explanation => {
    return { id, feature, point, code, text: `Item "${id}" of feature "${feature}" ${text}`, ...(chain && { chain }) }
  }
  const its = ofFeature(house, feature)
  const fault = entry.fault ?? doubleOf(entry, plan.taken)
  if (plan.off.has(feature)) return says(its.code, `is not there. ${its.text}`, its.chain)
  if (fault) return { id, feature, point, ...fault }
  if (its.code !== 'shown') return says(its.code, `${keep ? 'stays visible' : 'is hidden'}. ${its.text}`, its.chain)
  const owner = plan.owners.get(point)
  const standing = plan.off.get(owner ?? '')
  if (owner === undefined) return says('no-host', `waits: no feature here owns ${point}.`)
  if (standing) return says('provider-off', `waits for ${point}. ${standing.text}`, [feature, ...standing.chain])
  const verdict = views.judge(item.when ?? [], subject)
  if (verdict === true) return says('shown', `is shown at ${point}. ${its.text}`)
  return says(verdict.code, `is hidden from this subject: ${verdict.because}`)
}

/** A name nobody knows. Items of a runtime are known only while it runs, so a feature that does not run is told. */
function unknown(house: House, id: string, entries: readonly Entry[]): Explanation {
  const word = id.slice(id.indexOf(':') + 1)
  const feature = word.split('.', 1)[0] ?? word
  const near = didYouMean(word, [...house.plan.features.keys(), ...entries.map((entry) => entry.id)])
  const isAsleep = house.plan.features.has(feature) && house.runs.get(feature)?.state !== 'running'
  if (!isAsleep) return { id, code: 'unknown', text: `Nothing here is called "${id}".${near}` }
  const its = ofFeature(house, feature)
  const text = `"${word}" is not known now.${near} What the runtime of "${feature}" adds is known while it runs. ${its.text}`
  return { ...its, id, text, code: its.code === 'shown' ? 'unknown' : its.code }
}

import type { Outcome, Schema } from './declare'
import { isLate, wordsOf } from './errors'
import type { Draft } from './plan-draft'

/** Validates the settings of each feature that is on and declares some; returns what the schemas made of them. */
export function checkSettings(draft: Draft, given: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const [id, { settings }] of draft.features) {
    if (!settings || draft.off.get(id)?.code === 'off-by-config') continue
    const outcome = validate(settings.schema, Object.hasOwn(given, id) ? given[id] : undefined)
    if (!outcome.issues) values.set(id, outcome.value)
    for (const { message, path = [] } of outcome.issues ?? []) {
      const key = [id, ...path.map(keyOf)].join('.')
      const text = `Settings of feature "${id}": ${key}: ${wordsOf(message)} Correct settings.${key} where the host hands them in.`
      draft.refuse('bad-settings', text, id)
    }
  }
  return values
}

function validate<T>(schema: Schema<T>, given: unknown): Outcome<T> {
  try {
    const outcome = schema['~standard'].validate(given)
    return isLate(outcome) ? { issues: [{ message: 'Its schema must answer at once.' }] } : (outcome as Outcome<T>)
  } catch (cause) {
    return { issues: [{ message: `Its schema failed: ${wordsOf(cause)}` }] }
  }
}

/** Schema libraries give a key as it is or as `{ key }`. */
function keyOf(part: unknown): string {
  return String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part)
}

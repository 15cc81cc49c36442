import type { Schema } from './declare'
import { isPromise, wordsOf } from './errors'
import { refuse, type Draft } from './plan-standing'

type Flaw = { readonly path: string; readonly words: string }

/** Validates the settings of every feature that is on and declares some; returns what the schemas made of them. */
export function checkSettings(draft: Draft, given: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const [id, { settings }] of draft.features) {
    if (!settings || draft.switchedOff.has(id)) continue
    if (settings.name !== `${id}.settings`) {
      refuse(
        draft,
        'foreign-settings',
        `Feature "${id}" declares ${settings.name}. Make its own with settings('${id}', schema).`,
        [id],
      )
      continue
    }
    const { value, flaws } = judge(settings.schema, Object.hasOwn(given, id) ? given[id] : undefined)
    values.set(id, value)
    for (const { path, words } of flaws) {
      const key = path === '' ? id : `${id}.${path}`
      refuse(
        draft,
        'bad-settings',
        `Settings of feature "${id}": ${key}: ${words} Correct settings.${key} where the host hands them in.`,
        [id],
      )
    }
  }
  return values
}

function judge(schema: Schema<unknown>, given: unknown): { readonly value?: unknown; readonly flaws: readonly Flaw[] } {
  try {
    const outcome = schema['~standard'].validate(given)
    if (isPromise(outcome)) {
      outcome.then(undefined, () => undefined)
      return { flaws: [{ path: '', words: 'its schema answers with a promise; it must answer at once.' }] }
    }
    if (!outcome.issues) return { value: outcome.value, flaws: [] }
    return {
      flaws: outcome.issues.map((issue) => ({ path: pathOf(issue.path), words: wordsOf(new Error(issue.message)) })),
    }
  } catch (cause) {
    return { flaws: [{ path: '', words: `its schema failed: ${wordsOf(cause)}` }] }
  }
}

/** Schema libraries give keys as they are or wrapped as `{ key }`. */
function pathOf(path: readonly unknown[] | undefined): string {
  const keys = path?.map((part) => (typeof part === 'object' && part !== null && 'key' in part ? part.key : part))
  return keys?.map(String).join('.') ?? ''
}

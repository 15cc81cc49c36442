import type { Feature } from './declare'
import type { Problem } from './errors'

/** Why a feature is not on, and through which features: from itself to the cause. */
export interface Standing {
  readonly code: 'off-by-config' | 'provider-off' | 'blocked' | 'invalid'
  readonly text: string
  readonly chain: readonly string[]
}

/** A plan while it is made. */
export interface Draft {
  readonly features: Map<string, Feature>
  readonly problems: Problem[]
  /** Feature to the sentence that makes it invalid, or says which provider is missing, or who switched it off. */
  readonly invalid: Map<string, string>
  readonly missing: Map<string, string>
  readonly switchedOff: Map<string, string>
  readonly providers: Map<string, string>
  readonly owners: Map<string, string>
  readonly needs: Map<string, readonly string[]>
}

/** Notes a problem that makes the named features invalid. */
export function refuse(draft: Draft, code: string, text: string, ids: readonly string[]): void {
  const [feature, ...also] = ids
  draft.problems.push({
    code,
    text,
    ...(feature === undefined ? {} : { feature }),
    ...(also.length > 0 ? { also } : {}),
  })
  for (const id of ids) if (!draft.invalid.has(id)) draft.invalid.set(id, text)
}

/** Tells of every feature that is not on why: by itself, or by what it stands on. */
export function standings(draft: Draft): Map<string, Standing> {
  const off = new Map<string, Standing>()
  const known = new Map<string, Standing | undefined>()

  function standingOf(id: string): Standing | undefined {
    if (known.has(id)) return known.get(id)
    known.set(id, undefined)
    const standing = ownStanding(draft, id) ?? inherited(id)
    known.set(id, standing)
    if (standing) off.set(id, standing)
    return standing
  }
  function inherited(id: string): Standing | undefined {
    for (const need of draft.needs.get(id) ?? []) {
      const cause = standingOf(need)
      if (!cause) continue
      const token = draft.features.get(id)?.requires?.find((each) => draft.providers.get(each.name) === need)
      const root = off.get(cause.chain.at(-1) ?? need) ?? cause
      const text = `Feature "${id}" needs ${token?.name} of feature "${need}". ${root.text}`
      const switched = cause.code === 'off-by-config' || cause.code === 'provider-off'
      return { code: switched ? 'provider-off' : 'blocked', text, chain: [id, ...cause.chain] }
    }
    return undefined
  }

  for (const id of draft.features.keys()) standingOf(id)
  return off
}

function ownStanding(draft: Draft, id: string): Standing | undefined {
  const by = draft.switchedOff.get(id)
  if (by !== undefined) return { code: 'off-by-config', text: `Feature "${id}" is switched off by ${by}.`, chain: [id] }
  const invalid = draft.invalid.get(id)
  if (invalid !== undefined) return { code: 'invalid', text: invalid, chain: [id] }
  const missing = draft.missing.get(id)
  return missing === undefined ? undefined : { code: 'blocked', text: missing, chain: [id] }
}

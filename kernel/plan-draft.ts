import { type Feature, guards } from './declare'
import type { Problem } from './errors'

/** Why a feature is not on, and through which features: from itself to the cause. */
export interface Standing {
  readonly code: 'off-by-config' | 'provider-off' | 'blocked' | 'invalid'
  readonly text: string
  readonly chain: readonly string[]
}

/** A plan while it is made; its maps are those of `Plan`. */
export class Draft {
  readonly features = new Map<string, Feature>()
  readonly problems: Problem[] = []
  readonly off = new Map<string, Standing>()
  readonly providers = new Map<string, string>()
  readonly owners = new Map([[guards.name, 'kernel']])
  readonly needs = new Map<string, readonly string[]>()

  /** Notes a problem and takes the features that it names out of the house. */
  refuse(code: string, text: string, ...ids: readonly string[]): void {
    const [feature, ...also] = ids
    this.problems.push({ code, text, ...(feature && { feature }), ...(also.length > 0 && { also }) })
    const as = code === 'missing-provider' ? 'blocked' : 'invalid'
    for (const id of ids)
      if (this.features.has(id) && !this.off.has(id)) this.off.set(id, { code: as, text, chain: [id] })
  }
}

/** Takes out what stands on a feature that is not on, with the chain to the cause. */
export function inheritStandings({ features, off, needs, providers }: Draft): void {
  const seen = new Set<string>()

  function visit(id: string): void {
    if (seen.has(id) || off.has(id)) return
    seen.add(id)
    for (const need of needs.get(id) ?? []) {
      visit(need)
      const cause = off.get(need)
      if (!cause || off.has(id)) continue
      const token = features.get(id)?.requires?.find((each) => providers.get(each.name) === need)
      const root = off.get(cause.chain.at(-1) ?? need) ?? cause
      const code = cause.code === 'off-by-config' || cause.code === 'provider-off' ? 'provider-off' : 'blocked'
      const text = `Feature "${id}" needs ${token?.name} of feature "${need}". ${root.text}`
      off.set(id, { code, text, chain: [id, ...cause.chain] })
    }
  }
  for (const id of features.keys()) visit(id)
}

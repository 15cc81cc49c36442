import type { Subject } from '../../../kernel/index'
import type { Explanation, House } from '../../web/contract'
import type { Explainer } from '../contract'

export type Explain = (id: string, subject: Subject) => Promise<readonly Explanation[]>

/** What the house says of a name, and what features say of it that know what is stored; "unknown" only where nobody knows it. */
export function createExplain(house: House, explainers: () => readonly Explainer[]): Explain {
  return async (id, subject) => {
    const ask = (name: string) => house.explain(name, subject)
    const told = (await Promise.all(explainers().map((each) => each.explain(id, ask)))).flat()
    const declared = ask(id)
    return [...(told.length > 0 ? declared.filter(({ code }) => code !== 'unknown') : declared), ...told]
  }
}

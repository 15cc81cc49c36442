import { findPerson } from '../../../session/contract'
import { type Crumb, type Fault, type FaultSource, keepableText } from '../../../web/contract'
import { maySay } from '../visitor'

/** One fault as it is kept: nothing in it that somebody typed, and who it was only where they allowed it. */
export interface FaultReport {
  readonly side: Fault['side']
  readonly reference: string
  readonly name: string
  readonly message: string
  readonly stack: string
  readonly place: string
  readonly release: string
  readonly browser: string | null
  readonly trail: readonly Crumb[]
  readonly clientId: string | null
  readonly personId: number | null
  readonly at: Date
}

/** The first segment says which kind of page; what follows may name a person. */
const kindOfPage = (path: string) => (/^\/[^/]+\//.test(path) ? `${/^\/[^/]+/.exec(path)?.[0]}/…` : path)

/** Undefined where it was a program: what fails for those nobody has to mend. */
export function reportOf(fault: Fault, { subject, request }: FaultSource, at: Date): FaultReport | undefined {
  const isBrowser = fault.side === 'browser'
  if (isBrowser && request.isProgram) return undefined
  const person = findPerson(subject)
  const isKnown = maySay(request) && !person?.limits?.includes('support')
  return {
    side: fault.side,
    reference: fault.reference,
    name: keepableText(fault.name),
    message: keepableText(fault.message),
    stack: keepableText(fault.stack),
    place: keepableText(isBrowser ? (fault.pageId ?? kindOfPage(fault.place)) : fault.place),
    release: fault.release,
    browser: fault.browser ?? null,
    trail: (fault.trail ?? []).map(({ ms, says }) => ({ ms, says: keepableText(says) })),
    clientId: isKnown ? (fault.clientId ?? null) : null,
    personId: isKnown ? (person?.id ?? null) : null,
    at,
  }
}

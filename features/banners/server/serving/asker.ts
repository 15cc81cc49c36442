import { createHash } from 'node:crypto'
import type { Subject } from '../../../../kernel/declare'
import { findPerson, type Person } from '../../../session/contract'
import type { RequestInfo } from '../../../web/contract'
import { BROWSER_HEADER } from '../../contract'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whose views are counted once a day: a person, a browser that allowed to be recognised, or nobody that is known. */
export interface Asker {
  readonly person: Person | undefined
  readonly browser: string | undefined
  /** A program, support staff with somebody else's eyes, somebody in an assessment, or a page that is fetched ahead of a press. */
  readonly isNoVisitor: boolean
}

const header = ({ headers }: RequestInfo, name: string) => String(headers[name] ?? '')

export function askerOf(subject: Subject, request: RequestInfo): Asker {
  const person = findPerson(subject)
  const name = header(request, BROWSER_HEADER)
  const maySay = request.cookies['allowedCookie'] === '1'
  return {
    person,
    browser: !person && maySay && UUID.test(name) ? name : undefined,
    isNoVisitor:
      request.isProgram ||
      header(request, 'sec-purpose').includes('prefetch') ||
      (person?.limits?.some((limit) => limit === 'support' || limit === 'temporary') ?? false),
  }
}

/** Always the same number in [0, 1) for the same asker and ad, so that who is known sees one variant of it; chance for everybody else. */
export function steadyPoint({ person, browser }: Asker, adId: number, random: () => number): number {
  const name = person ? `person ${person.id}` : browser
  if (name === undefined) return random()
  const digest = createHash('sha256').update(`${name} ${adId}`).digest()
  return digest.readUInt32BE(0) / 2 ** 32
}

import type { Audit } from '../../../data/contract'
import type { ActivityWord } from '../../contract/wire-activity'

/** So many entries of the audit log are read, the last ones. */
const MOST = 500

type Entry = Awaited<ReturnType<Audit['list']>>[number]

export interface Done {
  readonly at: Date
  readonly what: ActivityWord
  readonly by: number | null
  readonly fields: readonly string[]
  readonly was?: string | null
  readonly is?: string | null
  readonly why?: string | null
  /** Of changes whose texts were kept. */
  readonly revision?: number
  /** Whom it is about. */
  readonly about?: number
}

const numberOf = (detail: Entry['detail'], word: string): number | undefined => {
  const value = detail && typeof detail === 'object' && word in detail ? (detail as Record<string, unknown>)[word] : 0
  return typeof value === 'number' && value > 0 ? value : undefined
}

/** What the audit log alone tells: states, deadlines and approved changes have their own history. */
function doneBy(entry: Entry): Done | undefined {
  const { action, detail, at, personId } = entry
  const did = { at, by: personId ?? null }
  if (action.startsWith('manage.shown-to-'))
    return { ...did, what: 'visibility', fields: ['visibility'], is: action.slice('manage.shown-to-'.length) }
  if (action === 'manage.changes-handed-in') return { ...did, what: 'handed-in', fields: ['changes'], is: 'handed-in' }
  if (action === 'manage.changes-sent-back') return { ...did, what: 'handed-in', fields: ['changes'], is: 'sent-back' }
  if (action === 'manage.verified' || action === 'manage.verification-taken-back')
    return { ...did, what: 'verification', fields: ['verification'], is: action.slice('manage.'.length) }
  if (action === 'manage.taken-over') {
    const about = numberOf(detail, 'person')
    return {
      ...did,
      what: 'entrusting',
      fields: ['entrusting'],
      is: 'taken-over',
      ...(about !== undefined && { about }),
    }
  }
  if (action === 'session.entrusted' || action === 'session.entrusting-ended') {
    const about = numberOf(detail, 'person')
    const is = action.slice('session.'.length)
    return { ...did, what: 'entrusting', fields: ['entrusting'], is, ...(about !== undefined && { about }) }
  }
  return undefined
}

export async function auditedOf(audit: Audit, opportunityId: number): Promise<readonly Done[]> {
  const entries = await audit.list({ about: `opportunity:${opportunityId}`, limit: MOST })
  return entries.map(doneBy).filter((done) => done !== undefined)
}

import type { Subject } from '../../../kernel/index'
import { findPerson } from '../../session/contract'
import { type Admission, listingErrors, type Visibility } from '../contract'

interface Kept {
  readonly id: number
  readonly visibility: Visibility
  readonly organizer_id?: number | null
}

/** Who sees what is by invitation: who runs it, who judges what is published, and whom another feature admits. */
export interface Gate {
  admits(row: Kept, reader: Subject): Promise<boolean>
  /** Throws `sign-in-to-see` or `invited-only`; neither tells anything of it. */
  demand(row: Kept, reader: Subject): Promise<void>
}

export function createGate(admissions: () => readonly Admission[]): Gate {
  async function admits({ id, visibility, organizer_id }: Kept, reader: Subject): Promise<boolean> {
    if (visibility !== 'invited') return true
    const person = findPerson(reader)
    if (!person) return false
    if (organizer_id === person.id || person.permissions.includes('manage.approve')) return true
    if (person.moderates.some(({ about }) => about === `opportunity:${id}`)) return true
    for (const each of admissions()) if (await each.admits(id, person.id)) return true
    return false
  }
  return {
    admits,
    async demand(row, reader) {
      if (await admits(row, reader)) return
      if (!findPerson(reader))
        throw listingErrors.signInToSee('It is by invitation. Sign in with the address that was invited.')
      throw listingErrors.invitedOnly(
        'It is by invitation, and this account was not invited. If your address was, prove that it is yours; otherwise ask whoever gave you the link to invite it, or sign in with another account.',
      )
    },
  }
}

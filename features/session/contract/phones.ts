import { token } from '../../../kernel/declare'

/** The phone numbers of accounts, to fill in a form on behalf of their person; nobody else may be shown one. */
export interface Phones {
  /** In E.164; null: none was given. */
  of(personId: number): Promise<string | null>
}

export const phones = token<Phones>('session.phones')

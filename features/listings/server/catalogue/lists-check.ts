import type { HealthCheck } from '../../../web/contract'
import type { Catalogue, ReadFrom } from './catalogue'

const says: Readonly<Record<ReadFrom, string>> = {
  memory: 'answered from memory',
  reading: 'being read into memory; the database answers meanwhile, a question at a time',
  unread: 'read into memory once somebody asks for one',
  database: 'answered from the database',
}

/** From where this node answers: with very many opportunities it is slow until its memory has them. */
export function listsCheck({ readFrom }: Catalogue): HealthCheck {
  return { id: 'listings.lists', needed: false, check: async () => ({ well: true, says: says[readFrom()] }) }
}

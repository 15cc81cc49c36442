import type { Opportunity } from '../../listings/contract'
import type { People } from '../../session/contract'
import type { Post } from '../contract/wire'
import type { PostRow } from './tables'

/** “Meera N.”: enough to follow a conversation, too little to look somebody up by. */
export function publicName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}

/** Posts as others read them: the organizer speaks as the organisation. */
export async function signed(
  rows: readonly PostRow[],
  { organizerId, organisation }: Pick<Opportunity, 'organizerId' | 'organisation'>,
  people: People | undefined,
  reader: number | undefined,
): Promise<ReadonlyMap<number, Post>> {
  const ids = [...new Set(rows.flatMap(({ person_id }) => person_id ?? []))]
  const names = new Map((await people?.list(ids))?.map(({ id, name }) => [id, publicName(name)]))
  return new Map(
    rows.map((row) => {
      // News is the organisation's, whoever of those who may told it.
      const isOrganizer = row.kind === 'update' || (row.person_id !== null && row.person_id === organizerId)
      const post: Post = {
        id: row.id,
        text: row.text,
        at: row.at.toISOString(),
        by: isOrganizer ? organisation : (row.person_id !== null && names.get(row.person_id)) || null,
        isOrganizer,
        isMine: row.person_id !== null && row.person_id === reader,
        state: row.state,
      }
      return [row.id, post]
    }),
  )
}

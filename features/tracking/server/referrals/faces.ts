import type { Subject } from '../../../../kernel/declare'
import type { ProfileFaces } from '../../../profile/contract'
import type { People } from '../../../session/contract'

/** Who somebody is, as far as they show themselves to whoever looks. */
export interface ShownPerson {
  readonly name: string | null
  readonly path: string | null
  readonly avatar: string | null
}

const NOBODY: ShownPerson = { name: null, path: null, avatar: null }

/** Names, pages and pictures of people for whoever asks; nothing of those who hide, nor of those who are gone. */
export async function shownPeople(
  { people, faces }: { readonly people: People; readonly faces: () => ProfileFaces | undefined },
  ids: readonly number[],
  subject: Subject,
): Promise<(id: number | null) => ShownPerson> {
  const shown = await faces()?.shownTo(ids, subject)
  const known = new Map((shown ? await people.list([...shown.keys()]) : []).map((each) => [each.id, each]))
  return (id) => {
    const [person, face] = id === null ? [] : [known.get(id), shown?.get(id)]
    if (!person || !face) return NOBODY
    return { name: person.name, path: `/u/${person.username ?? person.id}`, avatar: face.avatar }
  }
}

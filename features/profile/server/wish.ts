import type { Database } from '../../data/contract'
import { cityName, type Wish, type WishedFor } from '../../listings/contract'
import { findPerson } from '../../session/contract'
import type { Interests } from '../contract/wire'
import { findHead } from './head-queries'
import type { ProfileTables } from './tables'

/** Kinds of opportunities whose field of work lists know; of the others it is what one learns, not what one does. */
const work: readonly string[] = ['internship', 'job']
/** What is no opportunity has lists of its own. */
const elsewhere: readonly string[] = ['course', 'mentor']

/** Fields of interest as lists name fields of work; those that are none of theirs narrow nothing. */
const categories: Readonly<Record<string, readonly string[]>> = {
  software: ['software-development'],
  data: ['data'],
  design: ['design'],
  product: ['business'],
  finance: ['finance', 'accounts'],
  marketing: ['marketing', 'sales'],
  consulting: ['business'],
  operations: ['operations'],
  'core-engineering': ['engineering'],
  law: ['legal'],
  writing: ['content'],
}

/** The lists that interests stand for: of work and of all else, each in the places that were chosen, and from home where that was. */
export function listsOf({ kinds, topics, places }: Interests): readonly WishedFor[] {
  if (kinds.length + topics.length + places.length === 0) return []
  const chosen = kinds.filter((kind) => !elsewhere.includes(kind))
  const fields = [...new Set(topics.flatMap((topic) => categories[topic] ?? []))]
  const cities = places.filter((place) => place !== 'remote').map((place) => cityName(place))
  const where: readonly WishedFor[] = [
    ...(cities.length > 0 ? [{ city: cities }] : []),
    ...(places.includes('remote') ? [{ mode: ['remote', 'online'] }] : []),
  ]
  const ofWork = chosen.length > 0 ? chosen.filter((kind) => work.includes(kind)) : work
  const others = chosen.filter((kind) => !work.includes(kind))
  return [
    ...(ofWork.length > 0 ? [{ type: ofWork, ...(fields.length > 0 && { category: fields }) }] : []),
    ...(others.length > 0 ? [{ type: others }] : []),
  ].flatMap((list) => (where.length > 0 ? where.map((place) => ({ ...list, ...place })) : [list]))
}

/** What somebody chose at sign-up, and under their profile since. */
export function profileWish(database: Database): Wish {
  return {
    id: 'profile.interests',
    changeAt: '/user/profile#interests',
    async of(subject) {
      const id = findPerson(subject)?.id
      const head = id === undefined ? undefined : await findHead(database.of<ProfileTables>(), id)
      const { kinds = [], topics = [], places = [] } = head?.interests ?? {}
      return listsOf({ kinds, topics, places })
    },
  }
}

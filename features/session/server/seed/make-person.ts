import type { Insertable } from 'kysely'
import type { Role } from '../../contract'
import type { AccountTable } from '../tables'
import { nameGroups } from './seed-names'

const DAY_MS = 86_400_000
const OLDEST_DAYS = 700

/** Who they are, as often as they are named. */
const userTypes = ['college', 'college', 'college', 'college', 'fresher', 'fresher', 'professional', 'school'] as const
const streams = ['engineering', 'management', 'arts-and-science', 'law', 'medicine', 'design'] as const

/** How many of a thousand have a role beside `user`. */
const roleShares: readonly (readonly [role: Role, share: number])[] = [
  ['organizer', 30],
  ['mentor', 20],
  ['recruiter', 15],
  ['evaluator', 10],
  ['volunteer', 10],
]

export interface SeedPerson {
  readonly account: Insertable<AccountTable>
  readonly role: Role | undefined
}

function roleAt(share: number): Role | undefined {
  let sum = 0
  for (const [role, part] of roleShares) {
    sum += part
    if (share * 1000 < sum) return role
  }
  return undefined
}

/** Letters of an address: accents go, `Chloé` is `chloe`. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

/** The person of a number, from chance. `.test` is a domain that nobody can own, so that no mail of a demo reaches anybody. */
export function makePerson(number: number, { random, now }: { random: () => number; now: Date }): SeedPerson {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const { first: firsts, last: lasts } = pick(nameGroups)
  const [first, last] = [pick(firsts), pick(lasts)]
  const userType = pick(userTypes)
  const createdAt = new Date(now.getTime() - Math.floor(random() ** 2 * OLDEST_DAYS * DAY_MS))
  const isVerified = random() < 0.9
  return {
    account: {
      name: `${first} ${last}`,
      email: `${plain(first)}.${plain(last)}.${number}@people.test`,
      username: `${plain(first)}-${plain(last)}-${number}`,
      user_type: userType,
      course_stream: userType === 'college' ? pick(streams) : null,
      profile_percentage: 20 + Math.floor(random() * 17) * 5,
      email_verified_at: isVerified ? createdAt : null,
      created_at: createdAt,
      updated_at: createdAt,
    },
    role: roleAt(random()),
  }
}

import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Question } from './questions'
import type { Who } from './recording'

const PEOPLE = 4000
const FIRST_ID = 10_000_000
const tokenOf = (personId: number) => `bench-${personId}`
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** People who are signed in; so many that none asks twice within the seconds for which a session is kept, as in life. */
export async function insertPeople(db: pg.Pool): Promise<void> {
  const ids = Array.from({ length: PEOPLE }, (_, at) => FIRST_ID + at)
  await db.query(
    `insert into session.account (id, name, email, email_verified_at)
     select id, 'Person ' || id, 'person' || id || '@bench.test', now() from unnest($1::int[]) id`,
    [ids],
  )
  await db.query(
    `insert into rules.own_fact (person_id, born_on, updated_at) select id, 20030516, now() from unnest($1::int[]) id`,
    [ids],
  )
  await db.query(
    `insert into session.session (id, token_hash, person_id, created_at, seen_at, expires_at)
     select 'bench-' || person, hash, person, now(), now(), now() + interval '1 day' from unnest($1::int[], $2::text[]) as s(person, hash)`,
    [ids, ids.map((id) => hashOf(tokenOf(id)))],
  )
  // Ids of what registering writes are like no other number in it, so that a replay knows them: see recording.ts.
  for (const table of ['registrations.registration', 'mail.message'])
    await db.query(`select setval(pg_get_serial_sequence($1, 'id'), 40000000)`, [table])
  await db.query('analyze session.account, session.session, rules.own_fact')
}

/** Pairs of a person and an opportunity that may register, none twice, for as long as one asks. Server and floor have half of the opportunities each. */
export async function createPairs(db: pg.Pool, half: 'server' | 'floor'): Promise<() => Who> {
  const { rows } = await db.query<{ id: number }>(
    `select o.id from listings.opportunity o join listings.seating s on s.opportunity_id = o.id where o.state = 'live' and o.opens_at is null
     and o.closes_at > now() + interval '1 day' and o.external_url is null and o.questions = '[]' and s.seats is null order by o.id desc`,
  )
  const open = rows.filter((_, at) => at % 2 === (half === 'server' ? 0 : 1))
  let turn = 0
  return () => {
    const personId = FIRST_ID + (turn % PEOPLE)
    const round = Math.floor(turn / PEOPLE)
    const opportunityId = open[((turn % PEOPLE) + round * 101) % open.length]?.id ?? 0
    turn += 1
    return { personId, opportunityId, tokenHash: hashOf(tokenOf(personId)) }
  }
}

export function registration({ personId, opportunityId }: Who): Question {
  const answers = {
    name: `Person ${personId}`,
    phone: '',
    college: 'COEP Technological University',
    acceptsEligibility: true,
    answers: {},
  }
  return {
    path: '/api/registrations',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `foothold=${tokenOf(personId)}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ opportunityId, ...answers }),
  }
}

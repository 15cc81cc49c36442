import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Question } from '../http/questions'

const QUERY = `query ($kind: String!) {
  allOpportunities(first: 20, orderBy: [ID_DESC], condition: { kind: $kind, state: "live" }) {
    nodes {
      id slug kind title state organisation workMode city country opensAt closesAt startsOn endsOn zone publishedAt tags payMin payMax payCurrency
      payPeriod teamMin teamMax eligibility externalUrl
      organisationByOrganisationId { slug logo verifiedOrganizersByOrganisationId { nodes { personId } } } seatingByOpportunityId { seats }
    }
    pageInfo { hasNextPage endCursor }
  }
}`
const KINDS = ['internship', 'job', 'competition', 'hackathon', 'quiz', 'scholarship']

export interface Rival {
  readonly origin: string
  stop(): void
}

export async function startRival(databaseUrl: string): Promise<Rival> {
  const child = fork(fileURLToPath(new URL('./rival-process.ts', import.meta.url)), [databaseUrl], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [port] = (await once(child, 'message')) as [number]
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}

let turn = 0
/** The fields of a row in our list, in the order that costs PostgreSQL least; without counts. */
export const askRival = (): Question => ({
  path: '/graphql',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: QUERY, variables: { kind: KINDS[turn++ % KINDS.length] } }),
})

// A bare Fastify with the same schema, in a process of its own: what the same bodies cost when nothing is done with them, and when each is one INSERT.
import Fastify from 'fastify'
import pg from 'pg'
import { UpdateViewsRequest } from '../../../features/tracking/contract/wire-views'

const [databaseUrl = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
await pool.query(
  `create table if not exists bench_view (entity_id int not null, place text not null, client_id uuid, at timestamptz not null)`,
)

interface Group {
  readonly entity_ids: readonly number[]
}
interface Told {
  readonly home_exp_views: Group
  readonly from_competition_page: Group
  readonly client_id: string
}

const answer = { status: true, result: 'success', data: { status: true, result: 'success' } }
const app = Fastify()
const schema = { body: JSON.parse(JSON.stringify(UpdateViewsRequest)) as object }
app.post('/bare', { schema }, async () => answer)
app.post('/insert', { schema }, async ({ body }) => {
  const { home_exp_views: listed, from_competition_page: opened, client_id } = body as Told
  const ids = [...listed.entity_ids, ...opened.entity_ids]
  const places = ids.map((_, at) => (at < listed.entity_ids.length ? 'list' : 'page'))
  await pool.query({
    name: 'insert',
    text: 'insert into bench_view select id, place, $3, now() from unnest($1::int[], $2::text[]) as given (id, place)',
    values: [ids, places, client_id],
  })
  return answer
})
app.get('/metrics', async () => {
  const { user, system } = process.cpuUsage()
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`
})
process.once('disconnect', () => process.exit(0))
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))

// A well-known API made from the tables by themselves, in a process of its own: PostGraphile over the schema of listings.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { postgraphile } from 'postgraphile'

const [databaseUrl = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
const server = createServer(postgraphile(pool, 'listings', { disableDefaultMutations: true, disableQueryLog: true }))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit(0))

// The database's thread alone: opens a folder, answers one question, and ends without closing it, as a killed one does.
import { Worker } from 'node:worker_threads'

const [folder = ''] = process.argv.slice(2)
const sql = 'select id from listings.opportunity order by id desc limit 1'
const thread = new Worker(new URL('../../../dist/server/worker.js', import.meta.url), { workerData: { folder } })
thread.on('message', ({ kind }) => {
  if (kind === 'ready') thread.postMessage({ id: 1, act: 'query', sql, parameters: [] })
  else process.exit(kind === 'reply' ? 0 : 1)
})

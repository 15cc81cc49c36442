import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answer, endpoint, webErrors } from '../../web/contract'
import { WORKER_PATH } from '../contract'

/** A worker fetches under the policy of its own script: of this site, and nothing else. */
const POLICY = "default-src 'self'"

/** Any other fault is one: the workers that are out there must not take it for a goodbye. */
function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/**
 * The worker's script (spec §4). It is read with each request, which are few, so that a deploy in place is found at once; a 404 tells the
 * workers that are out there to go.
 */
export function workerRoute(workerDir: string | undefined) {
  return endpoint({
    id: 'offline.worker',
    method: 'GET',
    path: WORKER_PATH,
    access: 'public',
    request: {},
    response: { 200: 'stream' },
    summary: 'The service worker',
    async handle() {
      const script = workerDir && (await readFile(join(workerDir, WORKER_PATH)).catch(undefinedIfMissing))
      if (!script) throw webErrors.notFound('There is no service worker here.')
      const etag = `"${createHash('sha256').update(script).digest('base64url')}"`
      return answer(200, script, {
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': POLICY,
          'service-worker-allowed': '/',
          etag,
        },
      })
    },
  })
}

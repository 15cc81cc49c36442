import type { Verb } from '../../../modules/contract'
import { webErrors } from '../../../web/contract'
import type { Audit, Database, DatabaseTools, SetAside } from '../../contract'

/** `set-aside`: what `/readyz` counts, one line each, as `retry` takes them. */
export function setAsideVerb(tools: DatabaseTools): Verb {
  return {
    id: 'data.set-aside',
    usage: 'set-aside',
    says: 'Lists events and jobs that failed too often and wait for a person, with what they failed by.',
    async run({ print }) {
      const all = await tools.setAside()
      for (const { kind, of, id, tries, since, error } of all)
        print(`${kind} ${of} ${id} · ${tries} tries until ${since.toISOString()} · ${error.replaceAll(/\s+/g, ' ')}`)
      if (all.length === 0) print('Nothing is set aside.')
      return 0
    },
  }
}

const USAGE = 'retry all | event|job <of> <id>'

/** `retry`: puts back what was mended meanwhile. */
export function retryVerb(tools: DatabaseTools, database: Database, audit: Audit): Verb {
  async function retry(which: Pick<SetAside, 'kind' | 'of' | 'id'>): Promise<void> {
    await tools.retry(which)
    const about = `${which.kind}:${which.of}:${which.id}`
    await database.transact((tx) => audit.record(tx, { personId: undefined, action: 'data.retried', about }))
  }

  return {
    id: 'data.retry',
    usage: USAGE,
    says: 'Tries again what was set aside, all of it or one, as `set-aside` lists it.',
    async run({ args: [kind, of, id], print }) {
      const all = kind === 'all' ? await tools.setAside() : []
      for (const each of all) await retry(each)
      if (kind !== 'all') {
        if ((kind !== 'event' && kind !== 'job') || !of || !id) throw webErrors.badRequest(`Say which: ${USAGE}`)
        await retry({ kind, of, id })
      }
      print(`${kind === 'all' ? all.length : 1} put back.`)
      return 0
    },
  }
}

import type { Verb } from '../../../modules/contract'
import { FeatureError, webErrors } from '../../../web/contract'
import { type Audit, type Database, type DatabaseTools, LISTED_SET_ASIDE, type SetAside } from '../../contract'

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
      for (const kind of ['event', 'job'])
        if (all.filter((each) => each.kind === kind).length >= LISTED_SET_ASIDE)
          print(
            `Of ${kind}s these are the newest ${LISTED_SET_ASIDE}; there may be older ones, and \`retry all\` takes them too.`,
          )
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

  /** Round by round, for a list names the newest alone. What fails again meanwhile is not tried for ever. */
  async function retryAll(): Promise<number> {
    const seen = new Set<string>()
    let done = 0
    for (;;) {
      const fresh = (await tools.setAside()).filter(({ kind, of, id }) => !seen.has(`${kind} ${of} ${id}`))
      if (fresh.length === 0) return done
      for (const each of fresh) {
        seen.add(`${each.kind} ${each.of} ${each.id}`)
        try {
          await retry(each)
          done += 1
        } catch (error) {
          if (!(error instanceof FeatureError && error.code === 'not-found')) throw error // somebody else put it back
        }
      }
    }
  }

  return {
    id: 'data.retry',
    usage: USAGE,
    says: 'Tries again what was set aside, all of it or one, as `set-aside` lists it.',
    async run({ args: [kind, of, id], print }) {
      if (kind === 'all') {
        print(`${await retryAll()} put back.`)
        return 0
      }
      if ((kind !== 'event' && kind !== 'job') || !of || !id) throw webErrors.badRequest(`Say which: ${USAGE}`)
      await retry({ kind, of, id })
      print('1 put back.')
      return 0
    },
  }
}

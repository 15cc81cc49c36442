import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** One statement as the server sent it, and the ids of the rows that came back. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  ids: readonly unknown[]
}

/** The statements of one request. */
export interface Recording {
  readonly of: string
  readonly statements: readonly Statement[]
}

export function readRecordings(file: string): readonly Recording[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Recording)
}

/** Who registered where in a recording, and who does when it is replayed. */
export interface Who {
  readonly personId: number
  readonly opportunityId: number
  readonly tokenHash: string
}

const SECRETS = /FH-[0-9A-Z]{5}-[0-9A-Z]{5}|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * A recorded registration told of somebody else: people and opportunities are replaced, receipt codes and keys made anew, and ids that came back
 * from a statement become those that come back this time. Call it with the ids so far before each statement.
 */
export function retell(recorded: Recording, from: Who, to: Who) {
  const fresh = new Map<unknown, unknown>([
    [from.personId, to.personId],
    [from.opportunityId, to.opportunityId],
    [from.tokenHash, to.tokenHash],
  ])
  const again = (secret: string) => {
    const known = fresh.get(secret) ?? (secret.startsWith('FH-') ? createCode() : randomUUID())
    fresh.set(secret, known)
    return known as string
  }
  return {
    valuesOf(at: number): readonly unknown[] {
      return (recorded.statements[at]?.values ?? []).map((value) => {
        if (fresh.has(value)) return fresh.get(value)
        if (typeof value !== 'string') return value
        return value.replace(SECRETS, again).replace(`person:${from.personId} `, `person:${to.personId} `)
      })
    },
    came(at: number, ids: readonly unknown[]): void {
      for (const [row, id] of (recorded.statements[at]?.ids ?? []).entries())
        if (!fresh.has(id)) fresh.set(id, ids[row] ?? id)
    },
  }
}

const createCode = () => `FH-${randomBytes(8).toString('hex').toUpperCase().slice(0, 10).replace(/^.{5}/, '$&-')}`

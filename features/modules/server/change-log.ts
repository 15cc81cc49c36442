import type { Audit } from '../../data/contract'
import type { People } from '../../session/contract'
import type { House, HouseFeature } from '../../web/contract'
import type { LogEntry, LogPage, LogQuery } from '../contract/wire'

const PAGE = 20
const SWITCHED = 'modules.switched-'

export interface ChangeLog {
  page(query: LogQuery): Promise<LogPage>
}

interface ChangeLogNeeds {
  readonly audit: Audit
  readonly house: House
  readonly people: () => People | undefined
}

type AuditLine = Awaited<ReturnType<Audit['list']>>[number]

const aboutOf = (feature: string) => `feature:${feature}`

/** What `write` of the store keeps with each change; `was` stands there since 2026-11-27. */
interface Detail {
  readonly why?: string
  readonly was?: boolean
  /** Where it took two; null for the command line. */
  readonly proposedBy?: number | null
}

const detailOf = ({ detail }: AuditLine) => (detail ?? {}) as Detail

function entryOf(line: AuditLine): Omit<LogEntry, 'who' | 'proposer' | 'canRevert'> {
  const { id, at, about, action } = line
  const { why = '', was } = detailOf(line)
  const feature = about.slice(aboutOf('').length)
  return { id, at: at.toISOString(), feature, was: was ?? null, on: action === `${SWITCHED}on`, why }
}

/** The audit log's entries about switches, and which of them can be taken back. */
export function createChangeLog({ audit, house, people }: ChangeLogNeeds): ChangeLog {
  /** The module stands as the entry says, which changed something, and nothing fixed decides about it. */
  function stands(
    all: readonly HouseFeature[],
    { feature, was, on }: Pick<LogEntry, 'feature' | 'was' | 'on'>,
  ): boolean {
    const module = all.find(({ id }) => id === feature)
    if (!module || module.essential || module.locked || was === on) return false
    return on === (module.state !== 'off')
  }

  /** What changed nothing after it, as where somebody pressed again, does not count. */
  async function newestOf(feature: string): Promise<number | undefined> {
    for (let before: number | undefined; ; ) {
      const lines = await audit.list({
        ...{ about: aboutOf(feature), actionPrefix: SWITCHED, limit: PAGE },
        ...(before !== undefined && { before }),
      })
      const newest = lines.map(entryOf).find(({ was, on }) => was !== on)
      before = lines.at(-1)?.id
      if (newest || before === undefined) return newest?.id
    }
  }

  return {
    async page({ feature, after, limit = PAGE }) {
      const lines = await audit.list({
        actionPrefix: SWITCHED,
        ...(feature !== undefined && { about: aboutOf(feature) }),
        ...(after !== undefined && { before: after }),
        limit: limit + 1,
      })
      const shown = lines.slice(0, limit)
      const ids = new Set(shown.flatMap((line) => [line.personId ?? [], detailOf(line).proposedBy ?? []].flat()))
      const names = new Map((await people()?.list([...ids]))?.map((person) => [person.id, person.name]))
      const nameOf = (id: number | null | undefined) => names.get(id ?? 0) ?? ''
      const all = house.features()
      const newest = new Map<string, Promise<number | undefined>>()
      const isNewest = async ({ id, feature: of }: Pick<LogEntry, 'id' | 'feature'>) => {
        const asked = newest.get(of) ?? newestOf(of)
        newest.set(of, asked)
        return (await asked) === id
      }
      const items = shown.map(async (line): Promise<LogEntry> => {
        const entry = entryOf(line)
        const { proposedBy } = detailOf(line)
        const proposer = proposedBy === undefined ? null : nameOf(proposedBy)
        return {
          ...entry,
          who: nameOf(line.personId),
          proposer,
          canRevert: stands(all, entry) && (await isNewest(entry)),
        }
      })
      return { items: await Promise.all(items), next: lines.length > limit ? (shown.at(-1)?.id ?? null) : null }
    },
  }
}

import { token } from '../../../../kernel/index'
import type { Clock, Database } from '../../../data/contract'
import type { Facet } from '../../contract'
import { createFiledLists } from '../filed/filed-lists'
import type { Filing } from '../filed/filing'
import { inTurn } from '../filed/in-turn'
import { isByDeadline, isPlain } from '../filed/open-queries'
import { createPersonalValues } from '../filed/personal-values'
import { createUnfiledLists, type UnfiledLists } from '../filed/unfiled-lists'
import { descriptionsByIds, type ListingRow, rowsByIds } from '../listing-queries'
import { plainText } from '../../contract/plain-text'
import type { ListingsTables } from '../tables'
import { isFiledPlace } from './cursor'
import { createKept } from './kept'
import type { Lists } from './lists'
import { createMemoryLists } from './memory-lists'

/** Who asks while lists are being read waits so long for them, and is answered from the database then. */
const PATIENCE_MS = 1000
/** So many are filed while somebody waits; with more, lists are there sooner. */
const MOST_WAITED_FOR = 200

/** At a kilobyte each. */
const MOST_ROWS = 20_000
const MOST_TEXTS = 20_000

/** `unread`: nobody has asked for a list yet. */
export type ReadFrom = 'memory' | 'reading' | 'unread' | 'database'

/** Answered from memory; from the database until it is there, and where a site wants no lists in memory. */
export interface Catalogue extends Lists {
  /** As lists show them, in the order of the ids; what is gone or not public is left out. */
  rows(ids: readonly number[]): Promise<readonly ListingRow[]>
  /** Their descriptions, as a reader sees them. */
  texts(ids: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Those that running features contribute. */
  facets(): readonly Facet[]
  changed(ids: readonly number[] | 'all'): Promise<void>
  readFrom(): ReadFrom
}

export const catalogue = token<Catalogue>('listings.catalogue')

export interface CatalogueParts {
  readonly database: Database
  readonly clock: Clock
  readonly facets: () => readonly Facet[]
  readonly filing: Filing
  readonly lists: 'memory' | 'database'
  readonly patienceMs?: number
}

export function createCatalogue(parts: CatalogueParts): Catalogue {
  const { database, clock, facets, filing, patienceMs = PATIENCE_MS } = parts
  const db = () => database.of<ListingsTables>()
  const readRows = (ids: readonly number[]) => rowsByIds(db(), ids)
  const readTexts = async (ids: readonly number[]) =>
    new Map((await descriptionsByIds(db(), ids)).map(({ id, description }) => [id, plainText(description)]))

  if (parts.lists === 'database') {
    const personal = createPersonalValues(database)
    const filed = createFiledLists(database, clock, facets, personal.of)
    const look = async () => {
      await filing.isDone(Number.POSITIVE_INFINITY)
      return filed
    }
    return {
      ...answering(look, look),
      facets,
      rows: readRows,
      texts: readTexts,
      async changed(ids) {
        if (ids === 'all') filing.startOver()
        await Promise.all([filing.catchUp(), personal.changed(ids)])
      },
      readFrom: () => 'database',
    }
  }

  const memory = createMemoryLists(database, clock, facets)
  const filed = createFiledLists(database, clock, facets, async ({ id }) => (await memory.ready()).values(id))
  const unfiled = createUnfiledLists(database, clock)
  const rows = createKept(MOST_ROWS, async (ids) => new Map((await readRows(ids)).map((row) => [row.id, row])))
  const texts = createKept(MOST_TEXTS, readTexts)
  const isFiled = () => filing.isDone(MOST_WAITED_FOR).catch(() => false)
  const meanwhile = inTurn(async () => (memory.isThere() ? memory.ready() : filed))
  const soon = async () => (await memory.soon(patienceMs)) ?? ((await isFiled()) ? meanwhile : undefined)
  /** What the database tells in a moment, and all of it, waits for no lists; they are read once it was told. */
  const first: AtOnce = {
    page: (question, paging) => unfiled.page(question, paging).finally(memory.begin),
    closing: (by, limit) => unfiled.closing(by, limit).finally(memory.begin),
    openCounts: () => unfiled.openCounts().finally(memory.begin),
  }
  const answers = answering(
    async () => (await soon()) ?? memory.ready(),
    async () => (await soon()) ?? unfiled,
    async () => (memory.isThere() ? memory.ready() : first),
  )
  return {
    ...answers,
    // A list goes on where it began: in the database, or in the memory of this node or another.
    async page(question, paging) {
      if (paging.sort !== 'relevance' || !question.text || paging.after === undefined)
        return answers.page(question, paging)
      return (isFiledPlace(paging.after) ? filed : await memory.ready()).page(question, paging)
    },
    facets,
    async rows(ids) {
      const found = await rows.byIds(ids)
      return ids.map((id) => found.get(id)).filter((row) => row !== undefined)
    },
    texts: texts.byIds,
    async changed(ids) {
      for (const kept of [rows, texts]) kept.changed(ids)
      if (ids === 'all') filing.startOver()
      await memory.changed(ids)
    },
    readFrom: () => (memory.isThere() ? 'memory' : memory.isBegun() ? 'reading' : 'unread'),
  }
}

type AtOnce = Pick<UnfiledLists, 'page' | 'closing' | 'openCounts'>

/** `simple` answers what the database knows without filing, `atOnce` what it knows whole. */
function answering(
  all: () => Promise<Lists>,
  simple: () => Promise<UnfiledLists>,
  atOnce: () => Promise<AtOnce> = simple,
): Lists {
  return {
    page: async (question, paging) =>
      (await (isPlain(question) && isByDeadline(paging) ? atOnce() : all())).page(question, paging),
    counts: async (question) => (await (isPlain(question) ? simple() : all())).counts(question),
    values: async (facetId) => (await all()).values(facetId),
    first: async (kind, order, limit) => (await simple()).first(kind, order, limit),
    closing: async (by, limit) => (await atOnce()).closing(by, limit),
    dictionaries: async () => (await all()).dictionaries(),
    open: async (kind) => (await all()).open(kind),
    openCounts: async () => (await atOnce()).openCounts(),
  }
}

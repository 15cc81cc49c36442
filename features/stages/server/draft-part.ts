import { Value } from '@sinclair/typebox/value'
import type { Json } from '../../../kernel/index'
import type { Clock, Database, EditionTables } from '../../data/contract'
import { datedSentence, daysLater, type DraftPart } from '../../manage/contract'
import { readAround, stageProblems, stageSentences, type WrittenStages } from '../contract'
import { WrittenStages as WrittenSchema } from '../contract/wire'
import { createStageWriter, readWallTime, STAGE_EDITIONS } from './write-stages'

const PATH = 'parts.stages'
const nothing: WrittenStages = { zone: 'Asia/Kolkata', whileOpen: false, stages: [] }

/** What was written in the step, if it has the shape of stages at all, each once. */
function readWritten(part: Json | undefined): WrittenStages | undefined {
  if (part === undefined || part === null) return nothing
  if (!Value.Check(WrittenSchema, part)) return undefined
  const written = part as WrittenStages
  const keys = new Set(written.stages.map(({ key }) => key))
  return keys.size === written.stages.length && readWallTime('2026-01-01T00:00', written.zone) ? written : undefined
}

/** What the editor's step wrote becomes the opportunity's stages. */
export function stagesDraftPart(database: Database, tables: EditionTables, clock: Clock): DraftPart {
  const write = createStageWriter(database, tables, clock)
  const editions = tables.open<WrittenStages>(STAGE_EDITIONS)
  return {
    id: 'stages.stages',
    problems(part, body) {
      const written = readWritten(part)
      if (written === undefined) return [{ path: PATH, message: 'These stages could not be read: write them again.' }]
      return stageProblems(written, readAround(body, readWallTime)).map(({ at, field, says, dates }) => ({
        path: `${PATH}.stages.${at}.${field}`,
        message: datedSentence(stageSentences[says], dates, written.zone),
      }))
    },
    write: (tx, opportunityId, part, by) => write(tx, { opportunityId, written: readWritten(part) ?? nothing, by }),
    async read(opportunityId) {
      const edition = await editions.latest(opportunityId)
      return edition && edition.written.stages.length > 0 ? (edition.written as unknown as Json) : undefined
    },
    words: (part) => ({
      texts: (readWritten(part)?.stages ?? []).flatMap(({ title, description, place }) => [title, description, place]),
      links: [],
    }),
    kept: (part) => (readWritten(part)?.stages.length === 0 ? undefined : part),
    dates(part) {
      const { zone, stages } = readWritten(part) ?? nothing
      return stages.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt].flatMap((at) => readWallTime(at, zone) ?? []))
    },
    later(part, days) {
      const written = readWritten(part) ?? nothing
      const stages = written.stages.map((stage) => ({
        ...stage,
        startsAt: daysLater(stage.startsAt, days),
        endsAt: daysLater(stage.endsAt, days),
      }))
      return { ...written, stages } as unknown as Json
    },
  }
}

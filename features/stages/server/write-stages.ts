import { Temporal } from 'temporal-polyfill'
import { type Clock, type Database, type EditionTables, isZone, type Tx } from '../../data/contract'
import type { WrittenStages } from '../contract'
import { isOnSite } from '../contract/check'
import { type KeptStage, replaceStages } from './stage-queries'
import type { StagesTables } from './tables'

/** The instant of a wall time in an IANA zone, in ms; undefined for what is no date or no zone. */
export function readWallTime(wallTime: string, zone: string): number | undefined {
  if (!isZone(zone)) return undefined
  try {
    return Temporal.PlainDateTime.from(wallTime, { overflow: 'reject' }).toZonedDateTime(zone).epochMilliseconds
  } catch {
    return undefined
  }
}

const instant = (wallTime: string, zone: string) => new Date(readWallTime(wallTime, zone) ?? Number.NaN)

function keptOf(opportunityId: number, { zone, stages }: WrittenStages): readonly KeptStage[] {
  return stages.map((stage, position) => ({
    opportunity_id: opportunityId,
    key: stage.key,
    position,
    type: stage.type,
    title: stage.title.trim(),
    description: stage.description.trim(),
    starts_at: instant(stage.startsAt, zone),
    ends_at: stage.endsAt === '' ? null : instant(stage.endsAt, zone),
    zone,
    mode: stage.mode,
    place: isOnSite(stage) ? stage.place.trim() || null : null,
  }))
}

/** Versions of all stages of an opportunity. */
export const STAGE_EDITIONS = 'stages.edition'

interface Writing {
  readonly opportunityId: number
  /** Has passed `stageProblems`. */
  readonly written: WrittenStages
  readonly by: number | null
}

/** The next version, and what stands from now on. */
export function createStageWriter(database: Database, tables: EditionTables, clock: Clock) {
  const editions = tables.open<WrittenStages>(STAGE_EDITIONS)
  return async (tx: Tx, { opportunityId, written, by }: Writing): Promise<void> => {
    if (written.stages.length === 0 && !(await editions.latest(opportunityId, tx))) return
    if (!(await editions.add(tx, opportunityId, written, by))) return
    await replaceStages(database.on<StagesTables>(tx), opportunityId, keptOf(opportunityId, written), clock.now())
  }
}

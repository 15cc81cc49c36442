import { Temporal } from 'temporal-polyfill'
import type { WrittenStages } from '../contract'
import { isOnSite } from '../contract/check'
import { findEdition, insertEdition, type KeptStage, replaceStages } from './stage-queries'
import type { StagesDb } from './tables'

/** The instant of a wall time in an IANA zone, in ms; undefined for what is no date or no zone. */
export function readWallTime(wallTime: string, zone: string): number | undefined {
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

interface Writing {
  readonly opportunityId: number
  /** Has passed `stageProblems`. */
  readonly written: WrittenStages
  readonly by: number | null
  readonly at: Date
}

/** The next version, and what stands from now on. False when nothing changes. */
export async function writeStages(db: StagesDb, { opportunityId, written, by, at }: Writing): Promise<boolean> {
  const before = await findEdition(db, opportunityId)
  if (JSON.stringify(before?.written.stages ?? []) === '[]' && written.stages.length === 0) return false
  if (before && sameText(before.written) === sameText(written)) return false
  await insertEdition(db, { opportunityId, written, by, at })
  await replaceStages(db, opportunityId, keptOf(opportunityId, written), at)
  return true
}

/** The database keeps keys of JSON in an order of its own. */
const sameText = ({ zone, whileOpen, stages }: WrittenStages) =>
  JSON.stringify([
    zone,
    whileOpen,
    stages.map(({ key, type, title, description, startsAt, endsAt, mode, place }) => [
      ...[key, type, title, description],
      ...[startsAt, endsAt, mode, place],
    ]),
  ])

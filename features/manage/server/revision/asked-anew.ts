import type { DraftBody } from '../../contract/wire'
import { readWallTime } from '../wall-time'

/** Until when whoever is registered answers what a revision asks of all and the text before did not, the soonest first; undefined where it asks nothing any more. */
export function askedAnew(before: DraftBody, after: DraftBody, now: Date): Date | undefined {
  const known = new Map(before.questions.map(({ id, askAllUntil }) => [id, askAllUntil]))
  const days = after.questions
    .filter(({ id, required, askAllUntil }) => required && askAllUntil && known.get(id) !== askAllUntil)
    .flatMap(({ askAllUntil }) => readWallTime(`${askAllUntil}T23:59`, after.zone) ?? [])
  const soonest = Math.min(...days.filter((each) => each > now.getTime()))
  return Number.isFinite(soonest) ? new Date(soonest) : undefined
}

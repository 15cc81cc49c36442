import { Cron } from 'croner'
import type { Job } from '../../contract'

/** A run whose instant has come. */
export interface Due {
  readonly id: string
  readonly at: Date
}

/** An instant so short a while ago still counts where somebody begins: a node that starts anew over it leaves nothing out. */
const JUST_NOW_MS = 60_000

/**
 * When each job with a `cron` is due next, worked out once for each run: who asks every few seconds pays nothing. A run at whose
 * instant nobody was up is left out; what a sleeping machine missed comes once, when it wakes.
 */
export interface Timetable {
  /** Of these jobs, the runs whose instant has come. Whoever has a pattern that is none is told to `failed` and passed over. */
  due(jobs: Iterable<Job>, now: Date, failed: (job: Job, error: unknown) => void): readonly Due[]
  /** What was due then has been sent. */
  sent(due: readonly Due[], now: Date): void
  /** It has left; where it comes back it begins anew. */
  forget(jobIds: Iterable<string>): void
}

/** Worked out at `from`; before that, after a clock that ran ahead, it says nothing. */
interface Next {
  readonly cron: string
  readonly from: Date
  /** Null where a pattern has no more. */
  readonly at: Date | null
}

/** In UTC. */
const after = (cron: string, instant: Date) => new Cron(cron, { utcOffset: 0 }).nextRun(instant)

export function createTimetable(): Timetable {
  const next = new Map<string, Next>()

  function nextOf({ id, cron = '' }: Job, now: Date): Next {
    const known = next.get(id)
    if (known && known.from <= now) return known
    const made = { cron, from: now, at: after(cron, new Date(now.getTime() - JUST_NOW_MS)) }
    next.set(id, made)
    return made
  }

  return {
    due(jobs, now, failed) {
      const found: Due[] = []
      for (const job of jobs) {
        if (job.cron === undefined) continue
        try {
          const { at } = nextOf(job, now)
          if (at && at <= now) found.push({ id: job.id, at })
        } catch (error) {
          next.set(job.id, { cron: job.cron, from: now, at: null })
          failed(job, error)
        }
      }
      return found
    },
    sent(due, now) {
      for (const { id } of due) {
        const cron = next.get(id)?.cron
        if (cron !== undefined) next.set(id, { cron, from: now, at: after(cron, now) })
      }
    },
    forget(jobIds) {
      for (const id of jobIds) next.delete(id)
    },
  }
}

import { point, token } from '../../../kernel/declare'
import type { Tx } from './database'

export interface JobRun {
  readonly now: Date
  /** Aborts when the node stops or the feature is switched off. */
  readonly signal: AbortSignal
  /** What `send` was given; undefined for a cron run. */
  readonly data: unknown
}

/**
 * Work done by one node at a time: on a schedule (`cron`, UTC) or when sent for. Retried with backoff, then set aside
 * visibly. Safe to run twice. What it returns is logged and listed for admins.
 */
export interface Job {
  readonly id: string
  readonly cron?: string
  run(run: JobRun): Promise<object | void>
}

export const jobs = point<Job>('data.jobs', { key: (each) => each.id })

export interface JobQueue {
  /** Committed or rolled back with `tx`. With `key`, a job of the same key still waiting is not queued again. What has a higher `priority` (0 if not said) is taken up first. */
  send(
    tx: Tx,
    jobId: string,
    data?: object,
    options?: { readonly startAt?: Date; readonly key?: string; readonly priority?: number },
  ): Promise<void>
}

export const jobQueue = token<JobQueue>('data.job-queue')

import { token } from '../../../kernel/declare'

/** How long organizers wait for an answer to what they hand in, and who waits before whom. What was public and is held is in no line. */
export interface ApprovalWaits {
  /** In ms: of what was approved or sent back since then, half had waited at most so long. Undefined where nothing was. */
  median(since: Date): Promise<number | undefined>
  /** Of these, what waits for its answer, with its place in line: 1 is answered next. */
  places(ids: readonly number[]): Promise<ReadonlyMap<number, number>>
}

export const approvalWaits = token<ApprovalWaits>('listings.approval-waits')

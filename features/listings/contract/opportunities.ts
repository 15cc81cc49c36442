import { type Subject, token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'
import type { Eligibility, OpportunityContent, OpportunityDates, OpportunityState, Visibility } from './opportunity'
import type { Listing } from './wire'

/** `at`: ISO. */
export interface Cancelled {
  readonly at: string
  readonly why: string
}

/** A step of what became of an opportunity; `by` is null where nobody did it, or their account was erased. */
export interface HistoryStep {
  readonly from: OpportunityState | null
  readonly to: OpportunityState
  readonly by: number | null
  readonly why: string | null
  readonly at: Date
}

/** An opportunity as other features' services see it. */
export interface Opportunity extends OpportunityContent {
  readonly id: number
  readonly slug: string
  /** `/internships/product-design-intern-12` */
  readonly path: string
  readonly state: OpportunityState
  readonly visibility: Visibility
  readonly organizerId: number | null
  /** One would register for it here, and nobody is left to read who comes: in sight it can only be closed. */
  readonly isUnread?: true
  readonly returnReason: string | null
  /** When it closed, by its time or before it; null while it is not closed. */
  readonly closedAt: string | null
  /** When whoever manages it called it off, and why, in their words for everybody; closed it is as well. */
  readonly cancelled: Cancelled | null
  /** It is down, and can be put back: when whoever approves took it down, and why, in their words for its organizer. */
  readonly takenDown?: Cancelled
  readonly seatsTaken: number
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** Why somebody who met an opportunity once does not meet it now: taken down, held until somebody has looked, or by invitation. */
export type Absence = 'removed' | 'held' | 'invited'

/** The same in an archive of somebody's. */
export const absenceWords: Readonly<Record<Absence, string>> = {
  removed: 'taken down',
  held: 'being checked',
  invited: 'by invitation',
}

/** What lists show of what others keep: whether there are rules beside what an opportunity says of itself. */
export interface Announced {
  readonly hasRules: boolean
}

/** What registering needs to know, read under a lock that closing waits for. */
export interface OpenOpportunity {
  readonly id: number
  readonly title: string
  readonly organisation: string
  readonly kind: string
  readonly path: string
  readonly opensAt: Date | null
  readonly closesAt: Date | null
  readonly organizerId: number | null
  readonly questions: OpportunityContent['questions']
  readonly eligibility: OpportunityContent['eligibility']
  readonly externalUrl: string | null
  readonly seats: number | null
  readonly visibility: Visibility
}

/** The one owner of opportunities. All writes go through it; callers bring the transaction. */
export interface Opportunities {
  /** Inside a transaction hand it in. */
  find(id: number, tx?: Tx): Promise<Opportunity | undefined>
  /** Each of these that there is, by number, in one statement. */
  findAll(ids: readonly number[], tx: Tx): Promise<ReadonlyMap<number, Opportunity>>
  /**
   * Where `reader` may read of it: public now or once, and not by invitation unless they are admitted. Throws `not-found`, `removed` once it was taken
   * down, `held` while it is looked at, `sign-in-to-see` or `invited-only`, none of which tells anything of it. Not inside a transaction.
   */
  getShown(id: number, reader: Subject): Promise<Opportunity>
  /** Live ones that close after `after` and not after `until`, the soonest first. */
  closing(after: Date, until: Date): Promise<readonly { readonly id: number; readonly closesAt: Date }[]>
  /** Of these, those that one can register or apply for now, by invitation or not: live, begun where they say when, and not over; without an end too. */
  open(ids: readonly number[], now: Date): Promise<readonly number[]>
  /** Whose they are, null where nobody's here (imported); ids that no opportunity has are left out. Not inside a transaction. */
  organisers(ids: readonly number[]): Promise<ReadonlyMap<number, number | null>>
  /** As lists show them, in the order of the ids; what is neither live nor closed is left out, and what is not public unless `reader` may see it. */
  cards(ids: readonly number[], reader?: Subject): Promise<readonly Listing[]>
  /** Who may take part in each of those that `cards` would show, as far as they say so themselves, and whether all seats are taken: none is kept for the reader. */
  eligibilities(
    ids: readonly number[],
    reader: Subject,
  ): Promise<readonly { readonly id: number; readonly eligibility: Eligibility; readonly isFull: boolean }[]>
  /** Whom of these it shows itself to: everybody, or where it is by invitation those who are admitted. Not inside a transaction. */
  admitted(id: number, personIds: readonly number[]): Promise<readonly number[]>
  /** Why `cards` left these out, for whoever keeps them in a list of their own. Not inside a transaction. */
  absences(ids: readonly number[]): Promise<ReadonlyMap<number, Absence>>
  /** What people keep of it belongs to this one now: itself, or what it was merged into. That one is merged no further before the transaction ends. */
  followMerges(tx: Tx, id: number): Promise<number>
  /** Of these those that were merged, with what each leads to now: to count what comes from old addresses for that. It holds nothing. */
  ledTo(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>>
  /** All that became of it, the first step first. Not inside a transaction. */
  history(id: number): Promise<readonly HistoryStep[]>
  list(filter: {
    readonly organizerId?: number
    readonly states?: readonly OpportunityState[]
    /** Of those that are down, what can be put back alone. */
    readonly takenDown?: true
    readonly kind?: string
    readonly search?: string
    /** Keyset: rows after this id, newest first. */
    readonly after?: number
    readonly limit: number
  }): Promise<readonly Opportunity[]>
  /** How many of each state and kind, for tabs: key `kind/state`, and `all/state`; what can be put back counts as `taken-down`. */
  count(filter: { readonly organizerId?: number }): Promise<Readonly<Record<string, number>>>
  /** A new one in state `draft`. */
  create(tx: Tx, content: OpportunityContent, by: number): Promise<Opportunity>
  /** A later deadline of what is live is an extension, which lists say. Throws `version-conflict` when somebody else saved in the meantime, `state-not-allowed` once removed. */
  update(tx: Tx, id: number, content: OpportunityContent, expected: { readonly version: number }): Promise<Opportunity>
  /** draft or returned → pending. */
  submit(tx: Tx, id: number, by: number): Promise<void>
  /** pending → live; publishes `listings/approved`. Closed at once where one would register here, and its organizer's account was erased meanwhile. */
  approve(tx: Tx, id: number, by: number): Promise<void>
  /** pending → returned, with the reason the organizer reads. Where nobody organizes it, nobody could mend it: closed, or taken down if it was found by an import. */
  sendBack(tx: Tx, id: number, by: number, reason: string): Promise<void>
  /** live → pending: out of sight until somebody who may approve or moderates has looked. */
  hold(tx: Tx, id: number, why: string): Promise<void>
  /** Back in sight after that, live or closed as if approved; nobody hears of it as of a new one. Throws `state-not-allowed` where it was handed in since. */
  release(tx: Tx, id: number, by: number | undefined): Promise<void>
  /** Who finds and sees it from now on: lists of all nodes follow at commit. */
  setVisibility(tx: Tx, id: number, visibility: Visibility): Promise<void>
  /** Another person organizes it from now on. Throws `state-not-allowed` where it is not `from` any more, or was taken down. */
  handOver(tx: Tx, id: number, from: number, to: number): Promise<void>
  /** closed → live, where its time was what closed it; nobody hears of it as of a new one. Throws `state-not-allowed` where somebody closed it, or nobody organizes it any more. */
  reopen(tx: Tx, id: number, by: number): Promise<void>
  /** live → closed. */
  close(tx: Tx, id: number, by: number | undefined, why: string): Promise<void>
  /** live or closed → closed for good, with the reason that everybody reads; publishes `listings/cancelled`. Throws `state-not-allowed`. */
  cancel(tx: Tx, id: number, by: number, why: string): Promise<void>
  /** live or closed → removed, until it is put back; `why` is said to its organizer. Publishes `listings/taken-down`. */
  takeDown(tx: Tx, id: number, by: number, why: string): Promise<void>
  /** What `takeDown` took down → what it was. Publishes `listings/put-back`. Throws `state-not-allowed` where it is not down, or for good. */
  putBack(tx: Tx, id: number, by: number): Promise<void>
  /** Any state, also what could be put back → removed for good: out of lists and search, the address answers 410; publishes `listings/taken-down`. */
  remove(tx: Tx, id: number, by: number | undefined, why?: string): Promise<void>
  /** A draft with the same content, a new title, and these dates; none if not said. */
  duplicate(tx: Tx, id: number, by: number, dates?: OpportunityDates): Promise<Opportunity>
  /** Locks the row in share mode until the transaction ends, so that closing waits. Throws `not-found` when it is not live. */
  lockOpen(tx: Tx, id: number): Promise<OpenOpportunity>
  /** Takes one seat, or says that none is left; a checked counter, so it can never be oversold. */
  takeSeat(tx: Tx, id: number): Promise<boolean>
  releaseSeat(tx: Tx, id: number): Promise<void>
  /** What another feature keeps of these, and lists filter by or show, is different now: lists read them anew at commit. */
  announce(tx: Tx, ids: readonly number[], known?: Announced): Promise<void>
}

export const opportunities = token<Opportunities>('listings.opportunities')

import { type Audit, type Clock, type Database, dataErrors, type Tx } from '../../data/contract'
import {
  houseReasons,
  listingErrors,
  type Opportunities,
  type Opportunity,
  type Sources,
  type Visibility,
} from '../../listings/contract'
import type { People, Person } from '../../session/contract'
import { FeatureError, type SharedCache } from '../../web/contract'
import { manageErrors, mayManage } from '../contract'
import type { Entrusted, ManagedListing, ManagedPage } from '../contract/wire'
import type { Copy } from './copy/copies'
import { type ManageTables, showDraftTo } from './draft-queries'
import { entrustedTo } from './entrusted'
import type { TellWaits } from './waits'
import { type ForApprovers, type ManagedFilter, managedOne, managedPage } from './managed-listings'
import { sinceOf } from './handover/handover-queries'
import { withHandovers } from './handover/with-handovers'
import { withRevisions } from './revision/own-revisions'

/** What organizers and approvers do to opportunities: the act and its line in the audit log are one. */
export interface ListingActs {
  page(filter: ManagedFilter): Promise<ManagedPage>
  /** As it is kept, where this person manages it. To others it does not exist. */
  own(person: Person, id: number): Promise<Opportunity>
  /** The same as its list shows it. */
  one(person: Person, id: number): Promise<ManagedListing>
  manages(person: Person, id: number): Promise<boolean>
  entrusted(person: Person): Promise<Entrusted>
  /** `readAt`: its `updatedAt` when it was read. Throws `not-editable` when it has changed since, so that nothing is decided unread. */
  approve(person: Person, id: number, readAt?: string): Promise<void>
  sendBack(person: Person, id: number, reason: string, readAt?: string): Promise<void>
  /** Makes an opportunity of its own of what was taken for the same on another site; answers its id. */
  split(person: Person, id: number, source: number): Promise<number>
  close(person: Person, id: number): Promise<void>
  /** With the reason that everybody reads. */
  cancel(person: Person, id: number, why: string): Promise<void>
  remove(person: Person, id: number): Promise<void>
  setVisibility(person: Person, id: number, visibility: Visibility): Promise<void>
  /** Answers the copy's id. */
  duplicate(person: Person, id: number): Promise<number>
}

export function createListingActs(
  database: Database,
  opportunities: Opportunities,
  people: People,
  audit: Audit,
  sharedCache: SharedCache,
  sources: Sources,
  more: Pick<ForApprovers, 'warn' | 'writing'> & { readonly tellWaits: TellWaits; readonly clock: Clock },
  copy: Copy,
): ListingActs {
  const { warn, writing, tellWaits, clock } = more

  async function act(
    person: Person,
    id: number,
    action: string,
    work: (tx: Tx) => Promise<void>,
    options?: Parameters<Database['transact']>[1],
  ): Promise<void> {
    await database.transact(async (tx) => {
      await work(tx).catch(async (error: unknown) => {
        throw isOfState(error) ? await overtaken(tx, id) : error
      })
      await audit.record(tx, { personId: person.id, action: `manage.${action}`, about: `opportunity:${id}` })
    }, options)
    await sharedCache.forget('listings') // after the commit: who asks now is told what holds now
  }

  /** A colleague, the organizer or the clock was faster. */
  async function overtaken(tx: Tx, id: number) {
    const title = (await opportunities.find(id, tx))?.title ?? ''
    return manageErrors.notEditable(
      `“${title}” is not as you saw it: it was decided, closed or taken down meanwhile. Reload to see it as it is.`,
    )
  }

  async function demandAsRead(tx: Tx, id: number, readAt: string | undefined): Promise<void> {
    const now = readAt && (await opportunities.find(id, tx))
    if (!now || now.updatedAt === readAt) return
    throw manageErrors.notEditable(`“${now.title}” was changed since you read it. Read it again, then decide.`)
  }

  /** Of what was taken down nothing is changed any more. */
  async function demandStanding(tx: Tx, id: number): Promise<void> {
    if ((await opportunities.find(id, tx))?.state === 'removed') throw await overtaken(tx, id)
  }

  /** What was changed while the decision waited for it is read, too: the transaction begins anew then. */
  const decide = (
    person: Person,
    id: number,
    action: 'approved' | 'sent-back',
    readAt: string | undefined,
    work: (tx: Tx) => Promise<void>,
  ) => {
    const asRead = async (tx: Tx) => {
      await demandAsRead(tx, id, readAt)
      await work(tx)
    }
    return act(person, id, action, asRead, { isolation: 'serializable' })
  }

  /** To others the row does not exist. */
  async function demandOwn(person: Person, id: number): Promise<Opportunity> {
    const row = await opportunities.find(id)
    if (row && mayManage(person, row)) return row
    throw notManaged()
  }

  return {
    own: demandOwn,
    async page(filter) {
      const { organizerId } = filter
      const found = await managedPage(opportunities, people, { sources, warn, writing }, filter)
      const page = await tellWaits(found, organizerId !== undefined)
      if (organizerId === undefined) return page
      const revised = await withRevisions(database, organizerId, page.items)
      return { ...page, items: await withHandovers(database, organizerId, revised, sinceOf(clock.now())) }
    },
    async manages(person, id) {
      const row = await opportunities.find(id)
      return row !== undefined && mayManage(person, row)
    },
    entrusted: (person) => entrustedTo(person, opportunities, people),
    async one(person, id) {
      const row = await demandOwn(person, id)
      if (row.state === 'removed') throw notManaged()
      return managedOne(row, people)
    },
    approve: (person, id, readAt) =>
      decide(person, id, 'approved', readAt, (tx) => opportunities.approve(tx, id, person.id)),
    sendBack: (person, id, reason, readAt) =>
      decide(person, id, 'sent-back', readAt, (tx) => opportunities.sendBack(tx, id, person.id, reason)),
    async split(person, id, source) {
      let made = 0
      await act(person, id, 'split', async (tx) => {
        made = await sources.split(tx, id, source)
      })
      return made
    },
    async close(person, id) {
      await demandOwn(person, id)
      await act(person, id, 'closed', (tx) => opportunities.close(tx, id, person.id, houseReasons.byHand))
    },
    async cancel(person, id, why) {
      await demandOwn(person, id)
      await act(person, id, 'cancelled', (tx) => opportunities.cancel(tx, id, person.id, why.trim()))
    },
    async remove(person, id) {
      await demandOwn(person, id)
      await act(person, id, 'removed', (tx) => opportunities.remove(tx, id, person.id))
    },
    async setVisibility(person, id, visibility) {
      await demandOwn(person, id)
      await act(person, id, `shown-to-${visibility}`, async (tx) => {
        // The draft before the opportunity, as whoever hands it in takes them.
        await showDraftTo(database.on<ManageTables>(tx), id, visibility)
        await demandStanding(tx, id)
        await opportunities.setVisibility(tx, id, visibility)
      })
    },
    duplicate: async (person, id) => copy(await demandOwn(person, id), person.id),
  }
}

const notManaged = () => listingErrors.notLive('There is no such opportunity that you manage.')

const stateNotAllowed = dataErrors.stateNotAllowed('').code
/** It is in a state from which this is not done. */
export const isOfState = (error: unknown) => error instanceof FeatureError && error.code === stateNotAllowed

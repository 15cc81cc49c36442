import { Type } from '@sinclair/typebox'
import type { Tx } from '../../data/contract'
import { houseReasons, type Opportunity } from '../../listings/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint, webErrors } from '../../web/contract'
import { REPORTS_THAT_HOLD } from '../contract'
import { OpportunityParams, ReportRequest } from '../contract/wire'
import type { OwnParts } from './own-routes'
import { insertListingPost, listingPostOf, setHeldFor } from './post-queries'
import type { AreEnough } from './counted-reports'
import { insertReport } from './report-queries'
import { type DiscussionTables, postMachine } from './tables'
import type { Telling } from './telling'

/** What stands for the opportunity among the words that are reported; made with its first report. */
async function postFor(tx: Tx, { database, machines, clock }: OwnParts, { id }: Opportunity) {
  const db = database.on<DiscussionTables>(tx)
  const known = await listingPostOf(db, id)
  if (known) return known
  const made = await insertListingPost(db, id, clock.now())
  if (made !== undefined) await machines.begin(tx, postMachine, { id: made, state: 'shown', by: undefined })
  return listingPostOf(db, id)
}

export function reportListingRoute(parts: OwnParts, areEnough: AreEnough, telling: Telling) {
  const { database, opportunities, machines, clock } = parts
  return endpoint({
    id: 'discussion.report-listing',
    method: 'POST',
    path: '/api/discussion/of/:opportunityId/reports',
    strangers: 'same',
    access: [signedIn()],
    rateLimit: { max: 20, seconds: 3600, by: 'subject' },
    request: { params: OpportunityParams, body: ReportRequest },
    response: { 204: Type.Null() },
    summary: `Tells the moderators of an opportunity that does harm; ${REPORTS_THAT_HOLD} people with proved addresses who do take it out of sight until one has looked.`,
    async handle({ subject, params: { opportunityId }, body: { reason, note = '' } }) {
      const { id: by } = personOf(subject)
      const shown = await opportunities.getShown(opportunityId, subject)
      if (shown.organizerId === by) throw webErrors.forbidden('This is your own opportunity. Change it or close it.')
      await database.transact(async (tx) => {
        const db = database.on<DiscussionTables>(tx)
        const post = await postFor(tx, parts, shown)
        if (!post) return
        const row = { post_id: post.id, person_id: by, reason, note: note.trim(), at: clock.now() }
        if (!(await insertReport(db, row)) || post.state !== 'shown') return
        const now = await opportunities.find(opportunityId, tx)
        if (now?.state !== 'live' || !(await areEnough(tx, db, { postId: post.id, by }))) return
        const why = houseReasons.reports
        await machines.move(tx, postMachine, { id: post.id, to: 'held', by: undefined, why })
        await setHeldFor(db, post.id, 'reports')
        await opportunities.hold(tx, opportunityId, why)
        await telling.listingHeld(tx, { post, opportunity: now, at: clock.now() })
      })
      return null
    },
  })
}

import type { Clock, Database, Outbox, StateMachines, Tx } from '../../data/contract'
import { type Opportunity, suspicionsOf } from '../../listings/contract'
import { answered } from '../contract'
import type { Said } from '../contract/wire'
import type { News } from './live-topic'
import { insertPost } from './post-queries'
import { type DiscussionTables, postMachine } from './tables'
import type { Telling } from './telling'

export interface SayParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly outbox: Outbox
  readonly news: News
  readonly clock: Clock
  readonly telling: Telling
}

interface Words {
  readonly kind: 'question' | 'answer'
  readonly text: string
  readonly by: number
  readonly opportunity: Opportunity
  /** Of an answer: the question, and who asked it. */
  readonly question?: { readonly id: number; readonly person_id: number | null }
}

/** Writes what somebody says, holds what looks like spam, and tells whom it concerns. */
export async function say(tx: Tx, parts: SayParts, { kind, text, by, opportunity, question }: Words): Promise<Said> {
  const suspicions = by === opportunity.organizerId ? [] : suspicionsOf(text)
  const state = suspicions.length > 0 ? 'held' : 'shown'
  const at = parts.clock.now()
  const id = await insertPost(parts.database.on<DiscussionTables>(tx), {
    opportunity_id: opportunity.id,
    kind,
    question_id: question?.id ?? null,
    person_id: by,
    text: text.trim(),
    state,
    held_for: suspicions.join(','),
    at,
  })
  await parts.machines.begin(tx, postMachine, { id, state, by })
  if (state === 'held') return { id, state }
  const helps = kind === 'answer' && question?.person_id !== by
  if (helps) await parts.outbox.publish(tx, answered({ postId: id, opportunityId: opportunity.id, personId: by }))
  await parts.telling.shown(tx, { id, kind, by, opportunity, asker: question?.person_id ?? null, at })
  await parts.news.tell(tx, opportunity.id)
  return { id, state }
}

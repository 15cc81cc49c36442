import type { Clock, Database, Outbox, StateMachines, Tx } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import type { StillGiven } from '../../guardians/contract'
import type { OpenOpportunity, Opportunities, Visibility } from '../../listings/contract'
import { listingErrors, ownKinds } from '../../listings/contract'
import type { Mailer } from '../../mail/contract'
import { type EligibilityRules, type Judgement, rulesOfEligibility, type VersionedRules } from '../../rules/contract'
import type { Uploads } from '../../uploads/contract'
import { FeatureError } from '../../web/contract'
import { registered, registrationErrors } from '../contract'
import type { RegisterRequest } from '../contract/wire-requests'
import { holdFiles, takeFiles } from './answer-files'
import { askable } from './askable'
import { asksEligibility, termsOf } from './eligibility'
import type { Language } from './problem-texts'
import { problemTexts } from './problem-texts'
import { readAnswers } from './read-answers'
import { createReceiptCode, receiptContent, receiptHash } from './receipts'
import { receiptMail } from './receipt-mail'
import { insertRegistration, lockOfPerson, type NewRegistration, rewriteRegistration } from './registration-queries'
import type { Seats } from './seats'
import { termsAgreed } from './terms'
import { registrationMachine as machine, type RegistrationRow, type RegistrationsTables } from './tables'

export interface RegisterParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly seats: Seats
  readonly machines: StateMachines
  readonly outbox: Outbox
  readonly mailer: Mailer
  readonly clock: Clock
  /** Undefined while nobody judges: then the person confirms the rules in words. */
  readonly rules: () => EligibilityRules | undefined
  /** Undefined while nothing takes files. */
  readonly uploads: () => Uploads | undefined
  readonly random: (length: number) => Iterable<number>
  readonly publicUrl: string
}

export interface Registrant {
  readonly id: number
  readonly email: string
}

export interface MayTakePart {
  /** Asked of one by invitation, outside of any transaction. */
  readonly admit: () => Promise<unknown>
  /** Of whoever is under 18. */
  readonly stillGiven?: StillGiven | undefined
}

/** Answers the registration as it was written. Throws the codes of the contract's table, `not-found` where there is no such opportunity, and what these throw. */
export type Register = (
  sent: RegisterRequest,
  person: Registrant,
  language: Language,
  may: MayTakePart,
) => Promise<RegistrationRow>

/** It is by invitation, and nobody has looked yet whether this person may see it. */
class NotAdmittedYet extends Error {}

const quoted = (title: string) => `“${title}”`

/** One applies for jobs and internships and registers for all else (spec §2.3). */
const isAppliedFor = (kind: string) => ownKinds.find(({ id }) => id === kind)?.verb === 'apply'

/** By the server's clock and under the lock that closing waits for: whoever is in time is in. */
function demandOpen({ kind, title, opensAt, closesAt, externalUrl }: OpenOpportunity, now: Date): void {
  if (closesAt && now >= closesAt)
    throw registrationErrors.registrationClosed(
      isAppliedFor(kind)
        ? `Applications for ${quoted(title)} closed at ${closesAt.toISOString()}. Look for another one that is open.`
        : `Registration for ${quoted(title)} closed at ${closesAt.toISOString()}. Look for another one that is open.`,
    )
  if (externalUrl)
    throw registrationErrors.elsewhere(
      isAppliedFor(kind)
        ? `${quoted(title)} takes applications on its own site: ${externalUrl}`
        : `${quoted(title)} takes registrations on its own site: ${externalUrl}`,
    )
  if (opensAt && now < opensAt)
    throw registrationErrors.notOpenYet(
      isAppliedFor(kind)
        ? `Applications for ${quoted(title)} open at ${opensAt.toISOString()}. Come back then.`
        : `Registration for ${quoted(title)} opens at ${opensAt.toISOString()}. Come back then.`,
    )
}

/** What a miss says: how many, of what; the page of the opportunity names each. */
function demandEligible({ title }: OpenOpportunity, judged: Judgement | undefined): void {
  if (judged?.verdict !== 'not-met') return
  const missed = judged.lines.filter(({ verdict }) => verdict === 'not-met').length
  throw registrationErrors.notEligible(
    `You do not meet ${missed} of the ${judged.lines.length} rules of ${quoted(title)}. Its page shows which, and what you have.`,
  )
}

/** The rules one registered under, those for one's team too: they hold for it whatever is asked later. Where nobody judges they were confirmed in words. */
function keptOf(judged: VersionedRules | undefined, { eligibility }: OpenOpportunity): VersionedRules | null {
  const { version, conditions, team = {} } = judged ?? { version: 0, conditions: rulesOfEligibility(eligibility) }
  const hasTeam = Object.keys(team).length > 0
  return conditions.length > 0 || hasTeam ? { version, conditions, ...(hasTeam && { team }) } : null
}

const already = ({ kind, title }: Pick<OpenOpportunity, 'kind' | 'title'>, id: number) =>
  registrationErrors.alreadyRegistered(
    isAppliedFor(kind)
      ? `You applied for ${quoted(title)} earlier. Your receipt is under Registrations.`
      : `You registered for ${quoted(title)} earlier. Your receipt is under Registrations.`,
    {
      errors: [{ path: 'registrationId', message: String(id) }],
    },
  )

/** Enters a person for an opportunity: row, seat, history, event and receipt mail are written together or not at all. */
export function createRegister(parts: RegisterParts): Register {
  const { database, opportunities, seats, machines, outbox, mailer, clock, publicUrl } = parts

  async function lockOpen(tx: Tx, id: number, isAdmitted: boolean): Promise<OpenOpportunity> {
    const demandAdmitted = (visibility: Visibility) => {
      if (visibility === 'invited' && !isAdmitted) throw new NotAdmittedYet()
    }
    try {
      const open = await opportunities.lockOpen(tx, id)
      demandAdmitted(open.visibility)
      return open
    } catch (error) {
      if (!(error instanceof FeatureError) || error.code !== notLive) throw error
      const found = await opportunities.find(id, tx)
      if (found?.state === 'closed') {
        demandAdmitted(found.visibility)
        throw registrationErrors.registrationClosed(error.message)
      }
      // Never public, or held: as for a number that does not exist, in the same words, so that nobody learns by number what there is.
      throw dataErrors.notFound(`There is no opportunity ${id}. It may have been deleted.`)
    }
  }

  /** The pair's one row: new, or written anew after a withdrawal. */
  async function enter(
    tx: Tx,
    row: NewRegistration,
  ): Promise<{ readonly row: RegistrationRow; readonly isNew: boolean }> {
    const db = database.on<RegistrationsTables>(tx)
    const made = await insertRegistration(db, row)
    if (made) return { row: made, isNew: true }
    const before = await lockOfPerson(db, row.opportunityId, row.personId)
    if (!before) throw dataErrors.stateNotAllowed('Your registration was removed at this moment. Try again.')
    if (before.state === 'registered') throw already(row, before.id)
    await machines.move(tx, machine, { id: before.id, to: 'registered', by: row.personId, from: ['withdrawn'] })
    return { row: await rewriteRegistration(db, before.id, row), isNew: false }
  }

  const attempt = (
    { opportunityId, ...sent }: RegisterRequest,
    person: Registrant,
    language: Language,
    { isAdmitted, stillGiven }: { isAdmitted: boolean; stillGiven: StillGiven | undefined },
  ) =>
    database.transact(async (tx) => {
      const open = await lockOpen(tx, opportunityId, isAdmitted)
      const { title, organisation, kind, path } = open
      const [rules, uploads] = [parts.rules(), parts.uploads()]
      const [before, judged] = await Promise.all([
        lockOfPerson(database.on<RegistrationsTables>(tx), opportunityId, person.id),
        rules?.judge(open, person.id, tx),
        stillGiven?.(tx),
      ])
      if (before?.state === 'registered') throw already(open, before.id)
      const at = clock.now()
      demandOpen(open, at)
      demandEligible(open, judged)
      const asked = {
        questions: askable(open.questions, uploads),
        asksEligibility: asksEligibility(open.eligibility, judged?.verdict),
        terms: termsOf(open.eligibility, judged),
      }
      const files = await takeFiles(tx, uploads, asked.questions, {
        ...{ opportunityId, personId: person.id, registrationId: before?.id, answers: sent.answers },
      })
      const { snapshot: answers, problems } = readAnswers(sent, asked, { email: person.email, language, files })
      if (problems.length > 0)
        throw registrationErrors.answersIncomplete(problemTexts[language].fields, { errors: problems })
      const code = createReceiptCode(parts.random)
      const agreed = { rules: keptOf(judged, open), note: open.eligibility.note?.trim() ?? '' }
      const terms = termsAgreed({ rules: agreed.rules, agreed_note: agreed.note })
      const sealed = { code, opportunityId, title, personId: person.id, at, answers, terms }
      const hash = receiptHash(receiptContent(sealed))
      const { row: made, isNew } = await enter(tx, { ...sealed, ...agreed, kind, path, organisation, hash })
      const { id } = made
      const mail = receiptMail({ ...sealed, id, hash, kind, organisation, publicUrl }, language)
      const [isSeated] = await Promise.all([
        seats.take(tx, opportunityId, person.id),
        isNew && machines.begin(tx, machine, { id, state: 'registered', by: person.id }),
        // Whoever comes for the first time held none before.
        (before || files.size > 0) && holdFiles(tx, uploads, made),
        outbox.publish(tx, registered({ registrationId: id, opportunityId, personId: person.id })),
        mailer.send(tx, mail),
      ])
      if (!isSeated)
        throw registrationErrors.noSeatLeft(
          `All ${open.seats ?? ''} seats of ${quoted(title)} are taken. If somebody withdraws, one is free again.`,
        )
      return made
    })

  return async (sent, person, language, { admit, stillGiven }) => {
    try {
      return await attempt(sent, person, language, { isAdmitted: false, stillGiven })
    } catch (error) {
      if (!(error instanceof NotAdmittedYet)) throw error
      await admit()
      return attempt(sent, person, language, { isAdmitted: true, stillGiven })
    }
  }
}

const notLive = listingErrors.notLive('').code

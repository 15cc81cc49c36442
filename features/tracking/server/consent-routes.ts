import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../data/contract'
import { findPerson } from '../../session/contract'
import { answer, endpoint } from '../../web/contract'
import { ConsentHistory, ConsentQuery, ConsentRequest } from '../contract/wire'
import { consentsOf, insertConsent } from './consent-queries'
import type { TrackingTables } from './tables'

/** On the page; an archive has them all. */
const SHOWN = 20

export function recordConsentRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'tracking.record-consent',
    method: 'POST',
    path: '/api/tracking/consent',
    access: 'public',
    rateLimit: { max: 20, seconds: 3600, by: 'subject' },
    request: { body: ConsentRequest },
    response: { 204: Type.Null() },
    summary: 'Keeps the proof of what somebody agreed to: the choice, the text, and when.',
    async handle({ body: { choice, textVersion, clientId }, subject }) {
      const proof = {
        choice,
        text_version: textVersion,
        client_id: clientId,
        person_id: findPerson(subject)?.id ?? null,
        at: clock.now(),
      }
      await database.transact((tx) => insertConsent(database.on<TrackingTables>(tx), proof)) // once for its key
      return answer(204, null)
    },
  })
}

export function consentHistoryRoute(database: Database) {
  return endpoint({
    id: 'tracking.consents',
    method: 'GET',
    path: '/api/tracking/consent',
    access: 'public',
    request: { query: ConsentQuery },
    response: { 200: ConsentHistory },
    summary: "The caller's own choices, newest first: the person's, or this browser's where nobody is signed in.",
    async handle({ query: { clientId }, subject }) {
      const personId = findPerson(subject)?.id
      const who = personId !== undefined ? { personId } : clientId ? { clientId } : undefined
      const rows = who ? await consentsOf(database.of<TrackingTables>(), who, SHOWN) : []
      return {
        entries: rows.map(({ choice, text_version, at }) => ({
          choice,
          textVersion: text_version,
          at: at.toISOString(),
        })),
      }
    },
  })
}

import { Type } from '@sinclair/typebox'
import { answer, endpoint } from '../../../web/contract'
import { type News, personOf, signedIn } from '../../contract'
import { NewPlaces, PlaceAnswer, PlaceParams } from '../../contract/wire-places'
import { placeOf, shortAddress } from '../entering/device-words'
import type { Places } from './places'

const PATH = '/api/session/new-places'

export function newPlacesRoute(places: Places) {
  return endpoint({
    id: 'session.new-places',
    method: 'GET',
    path: PATH,
    access: [signedIn()],
    request: {},
    response: { 200: NewPlaces },
    summary:
      'Where the caller was seen for the first time by another session, as long as they have not said whether it was them.',
    async handle({ subject }) {
      const { id, sessionId } = personOf(subject)
      const rows = await places.list(id, sessionId)
      return {
        places: rows.map((row) => ({
          ...{ id: row.id, browser: row.browser, system: row.system },
          address: shortAddress(row.address) ?? null,
          place: placeOf(row.address) ?? null,
          timeZone: row.timeZone,
          at: row.at.toISOString(),
        })),
      }
    },
  })
}

export function answerPlaceRoute(places: Places) {
  return endpoint({
    id: 'session.answer-place',
    method: 'POST',
    path: `${PATH}/:id/answer`,
    strangers: 404,
    access: [signedIn()],
    request: { params: PlaceParams, body: PlaceAnswer },
    response: { 204: Type.Null() },
    summary:
      'It was the caller, or it was not: then what is open in that browser ends. Not answered by that browser itself.',
    async handle({ params, body, subject }) {
      await places.answer(personOf(subject), params.id, body.mine)
      return answer(204, null)
    },
  })
}

export const placeNews = (places: Places): News => ({
  id: 'session.new-place',
  isThere: async ({ id, sessionId }) => (await places.list(id, sessionId)).length > 0,
})

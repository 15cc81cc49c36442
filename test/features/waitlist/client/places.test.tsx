import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { session } from '../../../../features/session/contract'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, liveUpdates } from '../../../../features/web/contract'
import type { Place } from '../../../../features/waitlist/contract/wire'

const test = suite('a place in a line, drawn')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

/** A part of the feature, with a server that keeps one line of two people before the caller. `refusing`: it says no to what is sent. */
async function draw(
  part: ReactNode,
  { isSure = true, refusing = false, begin = {} as Partial<Place>, isOpen = true } = {},
) {
  const [{ waitlistClient }, { default: user }] = await Promise.all([
    import('../../../../features/waitlist/client/feature'),
    import('@testing-library/user-event'),
  ])
  let place: Place = { waiting: 2, position: null, keptUntil: null, ...begin }
  const said: string[] = []
  const sent: string[] = []
  const about = {
    opportunityId: 7,
    kind: 'hackathon',
    title: 'Ink Lab',
    organisation: 'Lumio',
    path: '/hackathons/ink-lab-7',
  }
  const dates = { closesAt: null, zone: 'Asia/Kolkata', isOpen }
  const answer = (data: unknown) => ({ status: 200, data, headers: {} })
  const isInLine = () => place.position !== null || place.keptUntil !== null || !isOpen
  function change(call: string, next: Place) {
    return async (path: string) => {
      sent.push(`${call} ${path}`)
      if (refusing)
        throw new HttpError(409, {
          type: '/problems/waitlist/nothing-to-wait-for',
          title: 'There is nothing to wait for',
          status: 409,
          detail: 'A seat is free.',
          instance: 'ref-1',
          code: 'nothing-to-wait-for',
        })
      place = next
      return answer(null)
    }
  }
  const http = {
    get: async (path: string) =>
      answer(path.endsWith('/mine') ? { items: isInLine() ? [{ ...about, ...dates, ...place }] : [] } : place),
    put: change('PUT', { waiting: 3, position: 3, keptUntil: null }),
    delete: change('DELETE', { waiting: 2, position: null, keptUntil: null }),
  } as unknown as HttpClient
  const kernel = await bootAlone(waitlistClient, {
    fakes: [
      [httpClient, http],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [confirm, { state: { waiting: [] }, ask: async () => isSure, answer: () => {} }],
      [session, { state: { status: 'user', user: { id: 1 } }, asSomeone: (act: () => void) => act() }],
      [
        toasts,
        {
          ...{ state: { list: [] }, dismiss: () => {}, hold: () => {}, release: () => {} },
          show: ({ text }: { text: string }) => void said.push(text),
        },
      ],
    ],
  })
  const drawn = await drawInHouse({ kernel, http, feature: 'waitlist', words: ['listings'], page: part })
  stop = drawn.stop
  return { view: drawn.view, user: user.setup({ document }), said, sent }
}

const fullPart = async () => {
  const { Part } = await import('../../../../features/waitlist/client/full-part')
  return <Part opportunityId={7} />
}
const minePart = async () => {
  const { Part } = await import('../../../../features/waitlist/client/mine/mine-part')
  return <Part />
}

test('whoever joins sees their place, and the way to all of them', async () => {
  const { view, user, sent } = await draw(await fullPart())
  await view.findByText('All seats are taken, and 2 people wait.')
  await user.click(view.getByRole('button', { name: 'Join the waitlist' }))
  const place = await view.findByRole('link', { name: 'You are number 3 of 3 in line' })
  assert.equal(place.getAttribute('href'), '/user/registrations/all/all')
  assert.deepEqual(sent, ['PUT /api/waitlist/for/7'])
})

test('what is refused is said, and the way in stays', async () => {
  const { view, user, said } = await draw(await fullPart(), { refusing: true })
  await user.click(await view.findByRole('button', { name: 'Join the waitlist' }))
  await view.findByRole('button', { name: 'Join the waitlist', busy: false })
  assert.deepEqual(said, ['A seat is free.'])
})

test('a seat that is kept has a button to take it; it is let go only by who is sure', async () => {
  const begin = { keptUntil: '2026-11-26T16:30:00.000Z' }
  const unsure = await draw(await minePart(), { begin, isSure: false })
  await unsure.view.findByText(/^A seat is kept for you until 26\/11\/26/)
  const take = unsure.view.getByRole('link', { name: 'Register' })
  assert.equal(take.getAttribute('href'), '/registration/7')
  await unsure.user.click(unsure.view.getByRole('button', { name: 'Let it go: Ink Lab' }))
  assert.deepEqual(unsure.sent, [])
  await stop?.()
  const sure = await draw(await minePart(), { begin })
  await sure.user.click(await sure.view.findByRole('button', { name: 'Let it go: Ink Lab' }))
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.ok(!sure.view.queryByRole('heading', { name: 'Waitlists' })))
  assert.deepEqual(sure.sent, ['DELETE /api/waitlist/for/7'])
  assert.deepEqual(sure.said, ['You no longer wait for Ink Lab'])
})

test('a seat that was kept when registration closed is told as gone, with no way to a form that refuses', async () => {
  const { view } = await draw(await minePart(), { isOpen: false })
  await view.findByText('Registration closed, so no seat is kept for you any more')
  assert.equal(view.queryByRole('link', { name: 'Register' }), null)
})

test.run()

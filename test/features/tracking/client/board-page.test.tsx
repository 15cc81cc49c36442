import { drawTracking } from './draw-tracking'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Subject } from '../../../../kernel/declare'

const test = suite('the leaderboard of referrals')
const API = '/api/tracking/referrals'
const NO_PLACE = /You stand here once a friend/

let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

test('of one’s own place nothing is said before it is known, and strangers are told how to get one', async () => {
  let answer: (data: object) => void = () => {}
  const own = new Promise<object>((done) => (answer = done))
  const draw = (subject?: Subject) =>
    drawTracking({
      load: () => import('../../../../features/tracking/client/referrals/board-page'),
      answers: { [`${API}/board`]: { rows: [] }, [`${API}/own`]: () => own },
      ...(subject && { subject }),
    })
  const member = await draw({ id: 1, name: 'Asha', userRole: [] } as unknown as Subject)
  stop = member.stop
  await member.view.findByText('Nobody stands here yet')
  assert.ok(!member.view.queryByText(NO_PLACE))
  answer({ code: 'x', rank: 2, counts: { pending: 0, earned: 3, refused: 0, 'taken-back': 0 }, cameBy: null })
  await member.view.findByText(/of all time, with 3 referrals/)
  await member.stop()
  const stranger = await draw()
  stop = stranger.stop
  await stranger.view.findByText(NO_PLACE)
})

test.run()

import '../../../support/dom'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { HttpError } from '../../../../features/web/contract'
import { type Answers, drawPart, student } from './draw'

const test = suite('the leaderboard')

const row = {
  ...{ rank: 1, move: null, points: 40, badges: 0, name: 'Asha', path: null, avatar: null, college: null },
  isMe: true,
}
const open = { group: null, since: null, of: 1, rows: [row] }
const own = {
  ...open,
  ...{ isListed: true, rank: 1, points: 40, around: [], endsAt: null, toNext: null, climb: null },
}

async function board(scope: string, answers: Answers) {
  const { page } = await import('../../../../features/gamification/client/leaderboard/leaderboard-page')
  const Page = page.Page as (props: { at: object }) => ReactNode
  const at = { path: `/unstop-leaderboard/${scope}`, params: { scope }, query: {} }
  answers['/api/gamification/ways'] = { items: [] }
  return drawPart(<Page at={at} />, { user: student, answers })
}

test('a field of study that people are ranked among is named in words', async () => {
  const { view, stop } = await board('course', {
    '/api/gamification/board/own': { ...own, group: 'arts-and-science' },
    '/api/gamification/board': open,
  })
  assert.ok(await view.findByRole('heading', { name: 'Arts and science' }))
  await stop()
})

test('a college written in another language than the page is read out in that one', async () => {
  const college = 'दिल्ली विश्वविद्यालय'
  const { view, stop } = await board('college', {
    '/api/gamification/board/own': { ...own, group: college, rows: [{ ...row, college }] },
    '/api/gamification/board': open,
  })
  const [heading, line] = await view.findAllByText(college)
  assert.deepEqual([heading?.closest('h2') !== null, heading?.lang, line?.lang], [true, 'hi', 'hi'])
  await stop()
})

test('where one’s own place cannot be asked it says so beside the board, and tries again', async () => {
  const answers: Answers = {
    '/api/gamification/board/own': new HttpError(500, undefined),
    '/api/gamification/board': open,
  }
  const { view, stop } = await board('global', answers)
  const again = await view.findByRole('button', { name: 'Try again' })
  assert.ok(view.getByRole('table'))
  answers['/api/gamification/board/own'] = own
  again.click()
  assert.ok(await view.findByRole('heading', { name: 'Your place' }))
  await stop()
})

test('whoever is ranked in no group is led to where it is written, and back', async () => {
  for (const [scope, edit] of [
    ['city', 'profile'],
    ['college', 'academicDetails'],
  ]) {
    const { view, stop } = await board(scope as string, {
      '/api/gamification/board/own': { ...own, rows: [], rank: -1, points: 0 },
      '/api/gamification/board': open,
    })
    const link = await view.findByRole('link', { name: /profile/i })
    assert.equal(link.getAttribute('href'), `/u?edit=${edit}&show=optional&returnUrl=%2Funstop-leaderboard%2F${scope}`)
    await stop()
  }
})

test.run()

import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Badge } from '../../../../features/gamification/contract/wire-admin'
import { drawPart, student } from './draw'

const test = suite('forms of rules and badges')

const badge: Badge = {
  ...{ id: 1, version: 1, slug: 'on-the-wall', nameEn: 'On the wall', nameHi: 'दीवार पर', textEn: 'x', textHi: 'x' },
  ...{ hold: 'quiz', type: 'badges', gcId: null, levels: [1] },
}

test('levels that were typed into a new badge are not left without a word', async () => {
  const [{ BadgeForm }, { fireEvent }] = await Promise.all([
    import('../../../../features/gamification/client/manage/badge-form'),
    import('../../../support/testing-library'),
  ])
  const { view, isUnsaved, stop } = await drawPart(<BadgeForm badge={undefined} onDone={() => {}} />, { user: student })
  const levels = view.getByDisplayValue('1')
  assert.equal(isUnsaved(), false)
  fireEvent.change(levels, { target: { value: '1, 5, 20' } })
  assert.equal(isUnsaved(), true)
  await stop()
})

test('a badge is chosen for a rule by its name in the language of whoever chooses', async () => {
  const [{ RuleForm }, { TextProvider }] = await Promise.all([
    import('../../../../features/gamification/client/manage/rule-form'),
    import('../../../../features/ui/kit'),
  ])
  const book = { rules: [], badges: [badge], triggers: [{ id: 'a.b', label: 'x' }] }
  const { view, stop } = await drawPart(
    <TextProvider language="hi" translate={(key) => key}>
      <RuleForm book={book} rule={undefined} onDone={() => {}} />
    </TextProvider>,
    { user: student },
  )
  assert.ok(view.getByRole('option', { name: 'दीवार पर' }))
  await stop()
})

test('a rule whose beginning is switched off shows that one, not the first of the list', async () => {
  const { RuleForm } = await import('../../../../features/gamification/client/manage/rule-form')
  const book = { rules: [], badges: [], triggers: [{ id: 'a.b', label: 'Somebody joins' }] }
  const rule = {
    ...{ id: 1, version: 1, isOn: false, isReplayed: true, trigger: 'gone.away', nameEn: 'x', nameHi: 'x' },
    ...{ points: 1, coins: 0, badgeId: null, perDay: 1, perPerson: null, audience: {} },
  }
  const { view, stop } = await drawPart(<RuleForm book={book} rule={rule} onDone={() => {}} />, { user: student })
  assert.ok(view.getByDisplayValue('gone.away'))
  await stop()
})

test.run()

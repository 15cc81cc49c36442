import { drawRules } from './draw-rules'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { OwnVerdict } from '../../../../features/rules/contract/wire'

const test = suite('rules in lines')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

type Answered = OwnVerdict['lines'][number]
const ofDegree = { fact: 'degree' as const, anyOf: ['btech'] }

async function drawn(
  yourWords: string[],
  condition: Answered['condition'] = ofDegree,
  verdict: Answered['verdict'] = 'unknown',
) {
  const { RuleLines } = await import('../../../../features/rules/client/lines/rule-lines')
  const answers: OwnVerdict['lines'] = [{ condition, verdict, yourWords, yourNumber: null }]
  const { view, ...house } = await drawRules(<RuleLines conditions={[condition]} answers={answers} />)
  stop = house.stop
  return { text: view.container.textContent ?? '', link: view.getByRole('link') }
}

test('a degree that nobody recognises is not to be added but written otherwise, and the link leads there', async () => {
  const { text, link } = await drawn(['Shastri'])
  assert.match(text, /“Shastri” is not recognised.*B\.Tech, B\.Sc/)
  assert.doesNotMatch(text, /does not say/)
  assert.equal(link.textContent, 'Change: Degree')
  assert.match(link.getAttribute('href') ?? '', /^\/u\?edit=academicDetails/)
})

test('to who wrote none it is said that nothing is written', async () => {
  const { text, link } = await drawn([])
  assert.match(text, /Your profile does not say/)
  assert.equal(link.textContent, 'Fill in: Degree')
})

test('whoever was invited at another address is told to add it, and where', async () => {
  const { text, link } = await drawn([], { fact: 'invited', anyOf: [] }, 'not-met')
  assert.match(text, /Was another address of yours invited\?/)
  assert.equal(link.textContent, 'Your addresses')
  assert.equal(link.getAttribute('href'), '/user/my-account')
})

test('what rules alone ask is said on a page that leads back', async () => {
  const { link } = await drawn([], { fact: 'age', from: 18 })
  assert.match(link.getAttribute('href') ?? '', /^\/user\/eligibility\?returnUrl=%2F/)
})

test('what is for professionals alone is answered by work, not by studies', async () => {
  const hrefFor = async (anyOf: string[]) => {
    const { link } = await drawn(['college'], { fact: 'audience', anyOf }, 'not-met')
    await stop?.()
    return link.getAttribute('href') ?? ''
  }
  assert.match(await hrefFor(['professional']), /edit=workExperience/)
  assert.match(await hrefFor(['college', 'professional']), /edit=academicDetails/)
  stop = undefined
})

test.run()

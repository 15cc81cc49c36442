import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, contribute, defineFeature, plan } from '../../../../kernel/index'
import { type HttpClient, pages } from '../../../../features/web/contract'
import type { OwnVerdict } from '../../../../features/rules/contract/wire'

const test = suite('rules in lines')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const rules = defineFeature({
  id: 'rules',
  points: [pages],
  contributes: [
    contribute(pages, { id: 'rules.u', path: '/u', title: '', load: async () => ({ page: { Page: () => null } }) }),
  ],
})

async function drawn(yourWords: string[]) {
  const { RuleLines } = await import('../../../../features/rules/client/lines/rule-lines')
  const condition = { fact: 'degree' as const, anyOf: ['btech'] }
  const answers: OwnVerdict['lines'] = [{ condition, verdict: 'unknown', yourWords, yourNumber: null }]
  const kernel = await boot(plan([rules]), { eager: true, report: () => {} })
  const page = <RuleLines conditions={[condition]} answers={answers} />
  const { view, ...house } = await drawInHouse({ kernel, http: {} as HttpClient, feature: 'rules', page })
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

test.run()

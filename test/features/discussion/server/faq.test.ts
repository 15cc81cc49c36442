import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { jsonLd } from '../../../../features/discussion/client/faq/faq-section'
import { discussionServer } from '../../../../features/discussion/server/feature'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, type PublishingHouse, wholeDraft } from '../../manage/house'

const faq = (question: string, answer = 'Yes.') => ({ key: question || 'none', question, answer })

eachDatabase((kind) => {
  const test = suite(`what is answered beforehand, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [discussionServer])
  })
  test.after(() => house.dispose())

  const parts = (...faqs: readonly object[]) => ({ parts: { faq: { faqs } as never } })
  const read = (id: number) => house.nobody.get(`/api/discussion/of/${id}/faq`)

  test('it stands on the page in its order, and is written anew with the listing', async () => {
    const id = await house.pending(parts(faq(' May we mix colleges? '), faq('Is there food?', 'Two meals.')))
    assert.equal((await read(id)).status, 404)
    await house.rewritten(id, (body) => ({
      ...body,
      ...parts(faq('Is there food?', 'Three meals.'), faq('Is it free?')),
    }))
    await house.approve(id)
    const { body } = await read(id)
    assert.deepEqual(
      [body.version, body.faqs],
      [
        2,
        [
          { question: 'Is there food?', answer: 'Three meals.' },
          { question: 'Is it free?', answer: 'Yes.' },
        ],
      ],
    )
    assert.deepEqual((await read(await house.published())).body.faqs, [])
  })

  test('a question without an answer, an answer without a question and one that stands twice are refused by place', async () => {
    const wrong = parts(faq('Is it free?', ' '), faq(''), { ...faq('is it FREE? '), key: 'other' })
    const refused = await house.submit(await house.as('organizer'), wholeDraft(wrong))
    assert.deepEqual(
      refused.body.errors.map(({ path }: { path: string }) => path),
      ['parts.faq.faqs.0.answer', 'parts.faq.faqs.1.question', 'parts.faq.faqs.2.question'],
    )
    const shapeless = wholeDraft({ parts: { faq: 'x' as never } })
    assert.equal((await house.submit(await house.as('organizer'), shapeless)).status, 422)
  })

  test.run()
})

const told = suite('what is answered beforehand, for search engines')
told('an open one is a FAQPage; of what is closed, or has none, nothing is told', () => {
  const ask = (faqs: readonly object[], standing: string) =>
    jsonLd({
      data: { faq: { opportunityId: 1, version: 1, faqs: faqs as never } },
      page: { opportunity: { standing } as never },
      at: { path: '', params: {}, query: {} },
      language: 'en',
      origin: 'https://example.org',
    })
  const [page] = ask([faq('Is it free?')], 'open') as readonly Record<string, unknown>[]
  assert.deepEqual(page?.['mainEntity'], [
    { '@type': 'Question', name: 'Is it free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
  ])
  assert.deepEqual([ask([faq('x')], 'closed'), ask([], 'open')], [[], []])
})
told.run()

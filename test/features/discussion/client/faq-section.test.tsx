import { readOnce } from '../../../support/what-was-read'
import { suite } from 'uvu'

const test = suite('frequent questions, on the page')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const shown = { opportunityId: 1, version: 1, faqs: [{ question: 'Is there a fee?', answer: 'None.' }] }

test('what was read stays when asking again fails', async () => {
  const [{ discussionClient }, { Section }] = await Promise.all([
    import('../../../../features/discussion/client/feature'),
    import('../../../../features/discussion/client/faq/faq-section'),
  ])
  stop = await readOnce(discussionClient, Section, shown, 'Is there a fee?')
})

test.run()

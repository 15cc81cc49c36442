import { readOnce } from '../../../support/what-was-read'
import { suite } from 'uvu'

const test = suite('documents, on the page')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const shown = {
  opportunityId: 1,
  version: 1,
  documents: [{ title: 'Rules', href: 'https://example.in/', type: null, bytes: null }],
}

test('what was read stays when asking again fails', async () => {
  const [{ documentsClient }, { Section }] = await Promise.all([
    import('../../../../features/documents/client/feature'),
    import('../../../../features/documents/client/section/documents-section'),
  ])
  stop = await readOnce(documentsClient, Section, shown, 'Rules')
})

test.run()

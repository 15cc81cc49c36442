import { readOnce } from '../../../support/what-was-read'
import { suite } from 'uvu'

const test = suite('what there is to win, on the page')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const shown = {
  opportunityId: 1,
  version: 1,
  currency: 'INR',
  per: 'team',
  taxNote: '',
  sumPaise: 100,
  prizes: [{ title: 'Gold', count: 1, paise: 100, inKind: [], text: '' }],
}

test('what was read stays when asking again fails', async () => {
  const [{ prizesClient }, { Section }] = await Promise.all([
    import('../../../../features/prizes/client/feature'),
    import('../../../../features/prizes/client/section/prizes-section'),
  ])
  stop = await readOnce(prizesClient, Section, shown, 'Gold')
})

test.run()

import { drawProfile } from './draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { SeenProfile } from '../../../../features/profile/contract/wire'

const job = {
  ...{ id: 1, title: 'डेटा प्रशिक्षु', organisation: 'लुमिओ लैब्स', kind: 'internship', city: 'Pune' },
  ...{ startMonth: null, endMonth: null, description: 'आँकड़े साफ़ किए' },
}
const asha = {
  ...{ id: 7, name: 'Asha', username: 'asha', avatar: null, headline: 'छात्रा', city: 'पुणे', isIndexed: false },
  ...{ about: 'मुझे गणित पसंद है', skills: ['गणित', 'SQL'], sections: { workExperience: [job] } },
} as unknown as SeenProfile

const test = suite('languages in which people write of themselves')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

test('what somebody wrote in another language than the page’s says which it is', async () => {
  const { Profile } = await import('../../../../features/profile/client/page/profile')
  const drawn = await drawProfile(<Profile profile={asha} isOwn={false} />, () => null)
  stop = drawn.stop
  const { view } = drawn
  const languageOf = (text: string) => view.getByText(text).closest('[lang]')?.getAttribute('lang')
  for (const text of ['छात्रा', 'पुणे', 'मुझे गणित पसंद है', 'गणित', 'डेटा प्रशिक्षु', 'लुमिओ लैब्स', 'आँकड़े साफ़ किए'])
    assert.equal(languageOf(text), 'hi', text)
  assert.ok(!languageOf('SQL'))
})

test.run()

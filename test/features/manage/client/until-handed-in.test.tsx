import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { EditedDraft } from '../../../../features/manage/client/use-draft'
import type { HttpClient } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

const test = suite('a draft until it is handed in')

test('takes changes, and afterwards says that it takes none', async () => {
  const { useUntilHandedIn } = await import('../../../../features/manage/client/use-until-handed-in')
  let changes = 0
  const draft = { change: () => void (changes += 1) } as unknown as EditedDraft
  function Page() {
    const { edited, setHandedIn } = useUntilHandedIn(draft)
    return (
      <>
        <button type="button" onClick={() => edited.change(() => {})}>
          Undo
        </button>
        <button type="button" onClick={setHandedIn}>
          Hand in
        </button>
      </>
    )
  }
  const http = {} as HttpClient
  const said: string[] = []
  const kernel = await bootManage(http, { said })
  const { view, stop } = await drawInHouse({ kernel, http, feature: 'manage', page: <Page /> })
  const press = (name: string) => view.getByRole('button', { name }).click()
  press('Undo')
  press('Hand in')
  press('Undo')
  assert.deepEqual([changes, said], [1, ['It was handed in before that: nothing is changed any more.']])
  await stop()
})

test.run()

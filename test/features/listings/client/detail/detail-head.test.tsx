import '../../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { HeadContext } from '../../../../../features/web/contract'
import { detail } from '../listings'

const test = suite('the head of an opportunity')
const { page } = await import('../../../../../features/listings/client/detail/detail-page')

const headOf = (more: Parameters<typeof detail>[0]) =>
  page.head?.({
    data: { opportunity: detail(more) },
    at: { path: '/', query: {}, params: {} },
    t: (key: string) => key,
    origin: 'https://x.test',
    language: 'en',
  } as unknown as HeadContext<never>)

test('what search engines show of it is what its author wrote, not how that is written in HTML', () => {
  const { description } = headOf({ description: '<p>R&amp;D, &quot;fast&quot;</p>' }) ?? {}
  assert.ok(description?.endsWith('R&D, "fast"'), description)
})

test.run()

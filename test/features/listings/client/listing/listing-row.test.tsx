import assert from 'node:assert/strict'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { suite } from 'uvu'
import { Router } from 'wouter'
import { toasts } from '../../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../../features/web/contract'
import { bootAlone } from '../../../../../hosts/alone/boot-alone'
import { listing } from '../listings'

const test = suite('a row of a list, on the server')

test('what cannot be drawn leads to its page all the same, and its neighbours stand', async () => {
  const [{ listingsClient }, { ListingRow }, kit, web, { drawHtml }] = await Promise.all([
    import('../../../../../features/listings/client/feature'),
    import('../../../../../features/listings/client/listing/listing-row'),
    import('../../../../../features/ui/kit'),
    import('../../../../../features/web/kit'),
    import('../../../../../features/web/client/draw-html'),
  ])
  const http = {} as HttpClient
  const kernel = await bootAlone(listingsClient, {
    fakes: [
      [httpClient, http],
      [toasts, { state: { list: [] }, show() {}, dismiss() {}, hold() {}, release() {} }],
    ],
  })
  const rows = [listing(), { ...listing(), id: 2, path: '/internships/broken-2', organisation: null as never }]
  const queries = new QueryClient()
  const drawn = await drawHtml(
    <QueryClientProvider client={queries}>
      <web.HttpContext value={http}>
        <web.KernelProvider kernel={kernel} visit={kernel.visit()} subject={undefined}>
          <kit.TextProvider language="en" translate={(key) => key}>
            <web.FeatureScope feature="listings">
              <Router ssrPath="/internships">
                <ul>
                  {rows.map((each) => (
                    <ListingRow key={each.id} listing={each} now="2026-11-21T06:30:00.000Z" among={[]} />
                  ))}
                </ul>
              </Router>
            </web.FeatureScope>
          </kit.TextProvider>
        </web.KernelProvider>
      </web.HttpContext>
    </QueryClientProvider>,
  )
  // What stands within the others is fetched, here as little as anywhere else without a page around it.
  for (const { id } of rows) assert.match(drawn, new RegExp(`data-opportunity="${id}"`))
  assert.match(drawn, /<a href="\/internships\/broken-2"/)
  queries.clear() // what it keeps for minutes would keep the process as long
  await kernel.dispose()
})

test.run()

import type { ApiRequest, PageAt, PageModule, PartHead } from '../contract'
import { dataKey, loadModule } from '../kit'
import { partsOf, type Workshop } from './prepare'

export interface PartContext {
  readonly at: PageAt
  /** The page's own data. */
  readonly page: unknown
  readonly language: 'en' | 'hi'
  readonly origin: string
}

/** What the parts of a page add to what search engines read of it; their modules and answers are there already. One that fails adds nothing. */
export async function partsJsonLd(
  shop: Workshop,
  module: Pick<PageModule, 'parts' | 'below'>,
): Promise<(context: PartContext) => readonly object[]> {
  const telling = await Promise.all(
    partsOf(shop.kernel, module, 'all').map(async ({ item }) => {
      if (!item.data) return undefined
      const { jsonLd } = (await loadModule(item.load).catch(() => ({}))) as PartHead
      return jsonLd && { data: item.data, jsonLd }
    }),
  )
  return (context) =>
    telling.flatMap((each) => {
      const data = each && answersOf(shop, each.data(context.at))
      return each && data ? each.jsonLd({ ...context, data } as never) : []
    })
}

/** Undefined when one of them was not answered. */
function answersOf({ queries }: Workshop, requests: Readonly<Record<string, ApiRequest<unknown>>>) {
  const answers = Object.entries(requests).map(([name, each]) => [name, queries.getQueryData(dataKey(each))] as const)
  return answers.every(([, answer]) => answer !== undefined) ? Object.fromEntries(answers) : undefined
}

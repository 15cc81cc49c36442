import type { Ad } from '../../contract/wire-admin'
import type { VariantRow } from '../tables'
import type { ListedAd } from './ad-queries'
import type { Sum } from './report-queries'

interface Around {
  readonly variants: readonly VariantRow[]
  readonly history: Ad['history']
  readonly sum: Sum | undefined
}

/** An ad as those who manage it get it. */
export function shownAd(row: ListedAd, { variants, history, sum }: Around): Ad {
  const { id, version, phase, name, advertiser, filter, pro, weight } = row
  return {
    ...{ id, version, phase, history },
    views: sum?.views ?? 0,
    clicks: sum?.clicks ?? 0,
    content: {
      ...{ name, advertiser, pro, weight },
      pages: [...filter.show_on_pages],
      showToAll: filter.show_to_all,
      userTypes: [...filter.user_type],
      courses: [...filter.course],
      startsAt: row.starts_at?.toISOString() ?? null,
      endsAt: row.ends_at?.toISOString() ?? null,
      perDay: row.per_day,
      variants: variants.map((each) => ({
        ...{ descriptionEn: each.description_en, descriptionHi: each.description_hi },
        ...{ url: each.url, share: each.share },
      })),
    },
  }
}

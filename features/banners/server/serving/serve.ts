import type { Clock, Database } from '../../../data/contract'
import { type Ages, OF_AGE } from '../../../rules/contract'
import type { Directory } from '../../../session/contract'
import type { Sanitiser } from '../../../web/contract'
import { advertiserKey, matchesOf, type Match, mayHaveAds, type Memberships } from '../../contract'
import type { AdBanner } from '../../contract/wire'
import { findRunning, variantsOf } from '../ads/ad-queries'
import { mutedKeys } from '../muting/mute-queries'
import type { AdRow, BannersTables, VariantRow } from '../tables'
import { type Asker, steadyPoint } from './asker'
import { chooseWeighted } from './choose-weighted'
import { shownToday } from './serving-queries'
import { whyOf } from './why'

export interface ServeParts {
  readonly database: Database
  readonly directory: Directory
  readonly clock: Clock
  readonly sanitiser: Sanitiser
  readonly memberships: () => Memberships | undefined
  readonly ages: () => Ages | undefined
  /** In [0, 1). */
  readonly random: () => number
}

export interface Wish {
  readonly asker: Asker
  readonly page: string | undefined
  /** What the page says; asked of nobody where a feature knows. */
  readonly saysPro: boolean
  readonly language: 'en' | 'hi'
}

export interface Serve {
  /** The ad for somebody at this moment, undefined where none is for them. */
  bannerFor(wish: Wish): Promise<AdBanner | undefined>
}

interface Fitting {
  readonly ad: AdRow
  readonly matches: readonly Match[]
}

export function createServe(parts: ServeParts): Serve {
  const { database, directory, clock, sanitiser, memberships, ages, random } = parts
  const db = () => database.of<BannersTables>()

  /** Who a person is says the house, never the request. */
  async function viewerOf({ asker: { person }, page, saysPro }: Wish) {
    if (!person) return { page, person: undefined, isPro: false }
    const listed = await directory.find(person.id)
    const isPro = (await memberships()?.isPro(person.id)) ?? saysPro
    const facts = { userType: listed?.userType ?? null, courseStream: listed?.courseStream ?? null }
    return { page, person: facts, isPro }
  }

  /** Without what somebody has hidden. Who is not logged in hides in their own browser. */
  async function wantedOf({ person }: Asker, ads: readonly AdRow[]): Promise<readonly AdRow[]> {
    if (!person || ads.length === 0) return ads
    const muted = await mutedKeys(db(), person.id)
    return ads.filter(({ advertiser }) => !muted.has(advertiserKey(advertiser)))
  }

  async function fitting(wish: Wish): Promise<readonly Fitting[]> {
    const now = clock.now()
    const running = await wantedOf(wish.asker, await findRunning(db(), now))
    if (running.length === 0) return []
    const viewer = await viewerOf(wish)
    const fits = running.flatMap((ad) => {
      const matches = matchesOf(ad.filter, ad.pro, viewer)
      return matches ? [{ ad, matches }] : []
    })
    const limited = fits.filter(({ ad }) => ad.per_day !== null).map(({ ad }) => ad.id)
    const shown = await shownToday(db(), wish.asker, limited, now)
    return fits.filter(({ ad }) => ad.per_day === null || (shown.get(ad.id) ?? 0) < ad.per_day)
  }

  function bannerOf({ ad, matches }: Fitting, variant: VariantRow, language: 'en' | 'hi'): AdBanner {
    const isHindi = language === 'hi' && variant.description_hi !== ''
    return {
      id: variant.id,
      view_on: ad.view_on,
      description: sanitiser.clean(isHindi ? variant.description_hi : variant.description_en),
      url: variant.url,
      advertiser: ad.advertiser,
      adFilter: {
        show_on_pages: [...ad.filter.show_on_pages],
        show_to_all: ad.filter.show_to_all,
        user_type: [...ad.filter.user_type],
        course: [...ad.filter.course],
      },
      why: whyOf(matches, language),
      language: isHindi ? 'hi' : 'en',
      per_day: ad.per_day,
      ad_id: ad.id,
      ends_in: ad.ends_at && Math.max(0, Math.ceil((ad.ends_at.getTime() - clock.now().getTime()) / 1000)),
    }
  }

  return {
    async bannerFor(wish) {
      const { asker, page, language } = wish
      if (asker.isNoVisitor || !mayHaveAds(page)) return undefined
      const chosen = chooseWeighted(await fitting(wish), ({ ad }) => ad.weight, random())
      if (!chosen) return undefined
      if (asker.person && (await ages()?.isUnder(asker.person.id, OF_AGE))) return undefined
      const variants = await variantsOf(db(), [chosen.ad.id])
      const variant = chooseWeighted(variants, ({ share }) => share, steadyPoint(asker, chosen.ad.id, random))
      return variant && bannerOf(chosen, variant, language)
    },
  }
}

/** Whom an ad is for and where it stands, by the names of spec §3. An empty list asks for nothing. */
export interface AdFilter {
  /** First parts of addresses (`jobs`); `home` is the start page. */
  readonly show_on_pages: readonly string[]
  /** False: for nobody who is not logged in. */
  readonly show_to_all: boolean
  /** Asked of who is logged in. */
  readonly user_type: readonly string[]
  readonly course: readonly string[]
}

/** Whether members of Pro see it: everybody, members alone, or all others. */
export const proAudiences = ['all', 'pro', 'free'] as const
export type ProAudience = (typeof proAudiences)[number]

/** Who may be shown an ad. */
export interface AdViewer {
  readonly page: string | undefined
  /** Undefined: not logged in. */
  readonly person: { readonly userType: string | null; readonly courseStream: string | null } | undefined
  readonly isPro: boolean
}

/** A filter that let somebody see an ad. */
export type Match =
  | { readonly by: 'page' | 'user_type' | 'course'; readonly value: string }
  | { readonly by: 'pro' | 'free' | 'everybody' }

export const isForPage = ({ show_on_pages }: AdFilter, page: string | undefined): boolean =>
  show_on_pages.length === 0 || (page !== undefined && show_on_pages.includes(page))

const passes = (wanted: readonly string[], value: string | null) =>
  wanted.length === 0 || (value !== null && wanted.includes(value))

/** The filters by which somebody sees an ad, `everybody` where it asks for nothing; undefined where one does not pass (spec §5). */
export function matchesOf(filter: AdFilter, pro: ProAudience, viewer: AdViewer): readonly Match[] | undefined {
  const { page, person, isPro } = viewer
  if (!isForPage(filter, page)) return undefined
  if (!person && !filter.show_to_all) return undefined
  if (person && !(passes(filter.user_type, person.userType) && passes(filter.course, person.courseStream)))
    return undefined
  if (pro !== 'all' && isPro !== (pro === 'pro')) return undefined
  const matches: readonly Match[] = [
    ...(filter.course.length > 0 && person?.courseStream
      ? [{ by: 'course', value: person.courseStream } as const]
      : []),
    ...(filter.user_type.length > 0 && person?.userType ? [{ by: 'user_type', value: person.userType } as const] : []),
    ...(pro === 'all' ? [] : [{ by: pro } as const]),
    ...(filter.show_on_pages.length > 0 && page !== undefined ? [{ by: 'page', value: page } as const] : []),
  ]
  return matches.length > 0 ? matches : [{ by: 'everybody' }]
}

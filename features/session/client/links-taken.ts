/** What an address brought along and does not show any more. */
export interface TakenLinks {
  readonly share: { readonly esd: string; readonly esk: string } | undefined
  readonly assessment: string | undefined
}

const NAMES = ['esd', 'esk', 'assessment_link'] as const

/**
 * Takes the secret parameters (spec §4) out of the address before anything else reads it, history too: nothing that the page fetches or
 * tells can carry them. On the server there is no address.
 */
export function takeLinks(): TakenLinks {
  if (typeof window === 'undefined') return { share: undefined, assessment: undefined }
  const url = new URL(location.href)
  const [esd, esk, assessment] = NAMES.map((name) => url.searchParams.get(name) ?? undefined)
  if (NAMES.some((name) => url.searchParams.has(name))) {
    for (const name of NAMES) url.searchParams.delete(name)
    history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  }
  return { share: esd && esk ? { esd, esk } : undefined, assessment }
}

/** What somebody has begun to write and not sent: kept on this device, so that a press beside the dialog loses nothing. */
export interface RequestDraft {
  readonly subject: string
  readonly text: string
  readonly email: string
}

export const DRAFT_KEY = 'foothold.request'
const EMPTY: RequestDraft = { subject: '', text: '', email: '' }

export function keptDraft(): RequestDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}')
    const words = Object.entries(kept ?? {}).filter(([name, value]) => name in EMPTY && typeof value === 'string')
    return { ...EMPTY, ...Object.fromEntries(words) }
  } catch {
    return EMPTY // no storage, or what stands in it is not ours
  }
}

/** Nothing is kept of what is empty: also how one that was sent is forgotten. */
export function keepDraft(draft: Partial<RequestDraft>): void {
  try {
    if (Object.values(draft).some((each) => each)) localStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
    else localStorage.removeItem(DRAFT_KEY)
  } catch {
    // Without storage it holds as long as the dialog is open.
  }
}

export interface Upload {
  readonly key: string
  readonly name: string
  /** 0 to 1 while it is on its way. */
  readonly sent: number
  /** What went wrong: a key of the screen's, or the server's sentence. */
  readonly problem?: 'large' | 'kind' | 'failed' | undefined
  readonly says?: string | undefined
  stop(): void
}

const NONE: readonly Upload[] = []
const byDraft = new Map<number, readonly Upload[]>()
const listeners = new Set<() => void>()

/** Files of a draft on their way; they outlive the step that sent them, and stand there again when one is back. */
export const uploadsOf = (draft: number): readonly Upload[] => byDraft.get(draft) ?? NONE

export const isOnItsWay = ({ problem }: Upload): boolean => problem === undefined

export function changeUploads(draft: number, change: (uploads: readonly Upload[]) => readonly Upload[]): void {
  byDraft.set(draft, change(uploadsOf(draft)))
  for (const each of listeners) each()
}

export function watchUploads(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether somebody looks at what becomes of them. */
export const isWatched = (): boolean => listeners.size > 0

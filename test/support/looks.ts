/** One way a page can look: theme and language. Widths are the test's own. */
export interface Look {
  readonly dark: boolean
  readonly hindi: boolean
}

/** TEST_FULL=1 looks at everything in both themes and languages; else these take turns, so that each meets each width. */
export const isFull = process.env['TEST_FULL'] === '1'

const ALL: readonly Look[] = [false, true].flatMap((dark) => [false, true].map((hindi) => ({ dark, hindi })))

export function looksAt(at: number): readonly Look[] {
  return isFull ? ALL : [{ dark: at % 2 === 1, hindi: (at >> 1) % 2 === 1 }]
}

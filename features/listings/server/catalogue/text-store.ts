const PAGE = 1 << 20
const MORE = 0x80
const BITS = 7
const MASK = 0x7f
/** Stands in a text where a field ends; words are numbered from 1 there. */
export const FIELD_ENDS = 0
/** As they are written: a text ends with 0, all numbers begin after it. */
const WRITTEN_END = 0
const WRITTEN_FIELD_END = FIELD_ENDS + 1

/** Texts as numbers of words, one after the other in few bytes: the commonest words have the smallest numbers. */
export class TextStore {
  private pages: Uint8Array[] = []
  private end = PAGE
  /** By text: where it begins, over all pages. */
  private starts = new Float64Array(16)
  size = 0
  /** Where one reads. */
  private page: Uint8Array = new Uint8Array(0)
  private at = 0

  add(codes: readonly number[]): number {
    const bytes = codes.length * 5 + 1
    // A text stands in one page; one longer than a page has a page of its own.
    if (this.end + bytes > (this.pages.at(-1)?.length ?? 0)) {
      this.pages.push(new Uint8Array(Math.max(PAGE, bytes)))
      this.end = 0
    }
    const page = this.pages.at(-1) as Uint8Array
    if (this.size === this.starts.length) {
      const made = new Float64Array(this.size * 2)
      made.set(this.starts)
      this.starts = made
    }
    this.starts[this.size] = (this.pages.length - 1) * 2 ** 32 + this.end
    for (const code of codes) this.write(page, code + 1)
    this.write(page, 0)
    return this.size++
  }

  /**
   * The first field of a text in which these words follow each other. Read as it is written: a phrase of common words is looked for in some
   * hundred thousand texts while nobody else has a turn.
   */
  fieldOf(text: number, phrase: readonly number[]): number | undefined {
    const start = this.starts[text] as number
    this.page = this.pages[Math.floor(start / 2 ** 32)] as Uint8Array
    this.at = start % 2 ** 32
    for (let field = 0; ; ) {
      const code = this.next()
      if (code === WRITTEN_END) return undefined
      if (code === WRITTEN_FIELD_END) field += 1
      else if (code === writtenOf(phrase[0])) {
        const after = this.at
        let step = 1
        while (step < phrase.length && this.next() === writtenOf(phrase[step])) step += 1
        if (step === phrase.length) return field
        this.at = after
      }
    }
  }

  private next(): number {
    const { page } = this
    let [code, shift] = [0, 0]
    for (; ((page[this.at] as number) & MORE) !== 0; shift += BITS)
      code |= ((page[this.at++] as number) & MASK) << shift
    return code | ((page[this.at++] as number) << shift)
  }

  private write(page: Uint8Array, number: number): void {
    let left = number
    for (; left > MASK; left >>>= BITS) page[this.end++] = (left & MASK) | MORE
    page[this.end++] = left
  }
}

const writtenOf = (word: number | undefined) => (word as number) + 1 + WRITTEN_FIELD_END

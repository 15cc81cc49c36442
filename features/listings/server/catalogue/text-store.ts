const PAGE = 1 << 20
const MORE = 0x80
const BITS = 7
const MASK = 0x7f

/** Texts as numbers of words, one after the other in few bytes: the commonest words have the smallest numbers. */
export class TextStore {
  private pages: Uint8Array[] = []
  private end = PAGE
  /** By text: where it begins, over all pages. */
  private starts = new Float64Array(16)
  size = 0

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

  /** The words of a text in order. */
  read(text: number): readonly number[] {
    const start = this.starts[text] as number
    const page = this.pages[Math.floor(start / 2 ** 32)] as Uint8Array
    const codes: number[] = []
    for (let at = start % 2 ** 32; ; ) {
      let [code, shift] = [0, 0]
      for (; ((page[at] as number) & MORE) !== 0; shift += BITS) code |= ((page[at++] as number) & MASK) << shift
      code |= (page[at++] as number) << shift
      if (code === 0) return codes
      codes.push(code - 1)
    }
  }

  private write(page: Uint8Array, number: number): void {
    let left = number
    for (; left > MASK; left >>>= BITS) page[this.end++] = (left & MASK) | MORE
    page[this.end++] = left
  }
}

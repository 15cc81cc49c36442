export interface LegalSection {
  /** Its anchor in the page. */
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}

export interface LegalText {
  readonly title: string
  /** The day from which it holds, as it is written. */
  readonly since: string
  readonly intro: string
  readonly sections: readonly LegalSection[]
}

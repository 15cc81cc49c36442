/** Languages inside the house. The cookie and the address say `hn` where this says `hi` (spec §4). */
export type Language = 'en' | 'hi'

/** An ICU message as written, or as the build compiled it. */
export type Message = string | readonly unknown[]

/** Texts of one language by key; every key starts with its feature's id and a dot. */
export type Messages = Readonly<Record<string, Message>>

export type Values = Readonly<Record<string, string | number>>

/** The text of a key in the translator's language; a key without a text is returned as it is. */
export type Translate = (key: string, values?: Values) => string

/** The lazily loaded texts of one feature: `locales/en.json` and `locales/hi.json`, key to ICU message. */
export interface Catalogue {
  /** `<feature>.texts` */
  readonly id: string
  readonly load: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>>
}

export interface Texts {
  /** Puts texts in, the shell's for example, before the first page is drawn. */
  add(language: Language, messages: Messages): void
  /** Loads each named feature's catalogue once; features without one are skipped. After a rejection a later call tries again. */
  load(language: Language, features: readonly string[]): Promise<void>
  /** The same function for each language until `onChange` tells of another, so that components may depend on it. */
  translator(language: Language): Translate
  /** Tells when what was said in a language has to be said again. Returns how to stop listening. */
  onChange(language: Language, listener: () => void): () => void
  /** On the server: what is said while something is drawn, as `lend` takes it. `draw` may not wait for anything. */
  hear<T>(language: Language, draw: () => T): { readonly drawn: T; readonly said: Messages }
  /**
   * In the browser: the words that a page was drawn with, for the time until the catalogues that it asks for are here (`whole`, settled either
   * way). A key that is asked for meanwhile and is not among them says nothing, and its text afterwards.
   */
  lend(language: Language, messages: Messages, whole: Promise<unknown>): void
  /** Hands in the ICU compiler where texts come as written: servers, tests, development. Pages get compiled ones and no parser. */
  compileWith(compile: (message: string) => Message): void
}

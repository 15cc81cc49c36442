const spoken = { en: 'en-IN', hi: 'hi-IN' } as const

/** An instant (ISO text) on the reader's own clock, the month by name: 03/04/26 could be read two ways. */
export const readerTime = (at: string | number | undefined, zone: string, language: 'en' | 'hi') =>
  `${new Intl.DateTimeFormat(spoken[language], { timeZone: zone, dateStyle: 'long', timeStyle: 'short' }).format(new Date(at ?? 0))} (${zone})`

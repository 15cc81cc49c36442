import type { Language } from '../../contract/index'

interface Words {
  readonly minutes: (count: number) => string
  readonly hours: (count: number) => string
  readonly closesIn: (span: string) => string
  readonly closesTomorrow: string
  readonly daysLeft: (count: number) => string
  readonly closed: string
  readonly ago: (span: string) => string
  readonly justNow: string
  readonly yesterday: string
  readonly days: (count: number) => string
  readonly noon: string
  readonly midnight: string
  readonly per: Readonly<Record<'month' | 'year' | 'week' | 'day' | 'hour', string>>
  readonly unpaid: string
  readonly crore: string
  readonly lakh: string
  readonly months: readonly string[]
  readonly monthsShort: readonly string[]
}

/** Words of time and money stand here and not in a catalogue: mails, feeds and the server need them without one. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    minutes: (count) => `${count} min`,
    hours: (count) => `${count} h`,
    closesIn: (span) => `closes in ${span}`,
    closesTomorrow: 'closes tomorrow',
    daysLeft: (count) => (count === 1 ? '1 day left' : `${count} days left`),
    closed: 'closed',
    ago: (span) => `${span} ago`,
    justNow: 'just now',
    yesterday: 'yesterday',
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    noon: '12 noon',
    midnight: '12 midnight',
    per: { month: 'month', year: 'year', week: 'week', day: 'day', hour: 'hour' },
    unpaid: 'Unpaid',
    crore: 'cr',
    lakh: 'lakh',
    months: 'January February March April May June July August September October November December'.split(' '),
    monthsShort: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  },
  hi: {
    minutes: (count) => `${count} मिनट`,
    hours: (count) => (count === 1 ? '1 घंटे' : `${count} घंटे`),
    closesIn: (span) => `${span} में बंद`,
    closesTomorrow: 'कल बंद',
    daysLeft: (count) => `${count} दिन बाकी`,
    closed: 'बंद',
    ago: (span) => `${span} पहले`,
    justNow: 'अभी',
    yesterday: 'कल',
    days: (count) => `${count} दिन`,
    noon: 'दोपहर 12 बजे',
    midnight: 'आधी रात 12 बजे',
    per: { month: 'माह', year: 'वर्ष', week: 'सप्ताह', day: 'दिन', hour: 'घंटा' },
    unpaid: 'बिना वेतन',
    crore: 'करोड़',
    lakh: 'लाख',
    months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
    monthsShort: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'.split(' '),
  },
}

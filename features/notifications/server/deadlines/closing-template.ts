import { readerTime, type Template, type Values } from '../../contract'
import { CLOSING } from './closing-names'

/** The job comes each five minutes: who is told a little after the hour is told that hour. */
const MISSING_HOURS = 0.25
const DAY_HOURS = 24

/** What is left in whole days from two on, else in whole hours: never more than there is. */
function left({ hours }: Values, words: { days: string; hours: string; hour: string; less: string }): string {
  const whole = Math.floor(Number(hours) + MISSING_HOURS)
  if (whole < 1) return words.less
  if (whole >= 2 * DAY_HOURS) return `${Math.floor(whole / DAY_HOURS)} ${words.days}`
  return `${whole} ${whole === 1 ? words.hour : words.hours}`
}

const english = { days: 'days', hours: 'hours', hour: 'hour', less: 'less than an hour' }
const hindi = { days: 'दिन', hours: 'घंटे', hour: 'घंटे', less: 'एक घंटे से भी कम' }

/** Three days, a day and three hours before what one follows closes. */
export const closingTemplate: Template = {
  id: CLOSING,
  topic: 'deadlines',
  isUrgent: true,
  opens: 'fullscreen',
  en: (values, zone) => ({
    title: `“${values.title}” closes in ${left(values, english)}`,
    description: 'You saved it or take part in it: nothing can be sent or changed after that.',
    action: 'Open it',
    who: 'You',
    by: `by ${readerTime(values['closesAt'], zone, 'en')}`,
  }),
  hi: (values, zone) => ({
    title: `“${values.title}” ${left(values, hindi)} में बंद होगा`,
    description: 'आपने इसे सहेजा है या इसमें नाम दिया है: उसके बाद कुछ भेजा या बदला नहीं जा सकेगा।',
    action: 'खोलें',
    who: 'आप',
    by: `${readerTime(values['closesAt'], zone, 'hi')} तक`,
  }),
}

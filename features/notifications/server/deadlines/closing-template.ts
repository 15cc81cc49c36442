import type { Template, Values } from '../../contract'
import { CLOSING } from './deadline-job'

const spoken = { en: 'en-IN', hi: 'hi-IN' } as const

/** On the reader's own clock, the month by name: 03/04/26 could be read two ways. */
const instant = ({ closesAt }: Values, zone: string, language: 'en' | 'hi') =>
  `${new Intl.DateTimeFormat(spoken[language], { timeZone: zone, dateStyle: 'long', timeStyle: 'short' }).format(new Date(closesAt ?? 0))} (${zone})`

const left = {
  en: (hours: number) => (hours > 24 ? 'in three days' : hours > 3 ? 'in a day' : 'in three hours'),
  hi: (hours: number) => (hours > 24 ? 'तीन दिन में' : hours > 3 ? 'एक दिन में' : 'तीन घंटे में'),
}

/** Three days, a day and three hours before what one follows closes. */
export const closingTemplate: Template = {
  id: CLOSING,
  topic: 'deadlines',
  isUrgent: true,
  opens: 'fullscreen',
  en: (values, zone) => ({
    title: `“${values['title']}” closes ${left.en(Number(values['hours']))}`,
    description: 'You saved it or take part in it: nothing can be sent or changed after that.',
    action: 'Open it',
    who: 'You',
    by: `by ${instant(values, zone, 'en')}`,
  }),
  hi: (values, zone) => ({
    title: `“${values['title']}” ${left.hi(Number(values['hours']))} बंद होगा`,
    description: 'आपने इसे सहेजा है या इसमें नाम दिया है: उसके बाद कुछ भेजा या बदला नहीं जा सकेगा।',
    action: 'खोलें',
    who: 'आप',
    by: `${instant(values, zone, 'hi')} तक`,
  }),
}

import { readerTime, type Template, type Values } from '../../../notifications/contract'

export const DEADLINE_MOVED = 'manage.deadline-moved'

const reason = ({ why }: Values) => (why ? ` “${why}”` : '')

/** To whoever has an eye on it or a part in it: until when there is time now. */
export const deadlineTemplate: Template = {
  id: DEADLINE_MOVED,
  topic: 'deadlines',
  opens: 'fullscreen',
  en: (values, zone) => ({
    title: `“${values.title}” has another deadline`,
    description: `It closes on ${readerTime(values['closesAt'], zone, 'en')}.${reason(values)}`,
    action: 'Open it',
    who: 'You',
    by: `by ${readerTime(values['closesAt'], zone, 'en')}`,
  }),
  hi: (values, zone) => ({
    title: `“${values.title}” की अंतिम तिथि बदल गई`,
    description: `अब यह ${readerTime(values['closesAt'], zone, 'hi')} को बंद होगा।${reason(values)}`,
    action: 'खोलें',
    who: 'आप',
    by: `${readerTime(values['closesAt'], zone, 'hi')} तक`,
  }),
}

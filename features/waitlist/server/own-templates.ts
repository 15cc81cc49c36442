import { readerTime, type Template } from '../../notifications/contract'

export const OFFERED = 'waitlist.offered'
export const LAPSED = 'waitlist.lapsed'

/** By what an offer of a seat is known again: a place may have several, one after the other. */
export const offerToldAs = (placeId: number, until: Date) => ({
  eventId: `waitlist:${placeId}:${until.toISOString()}`,
  template: OFFERED,
})

/** What is told to whoever waits. */
export const ownTemplates: readonly Template[] = [
  {
    id: OFFERED,
    topic: 'registrations',
    isUrgent: true,
    opens: 'fullscreen',
    en: ({ title, until }, zone) => ({
      title: `A seat for “${title}” is kept for you`,
      description: 'You were next in line. If you do not register in time, it goes to the next person.',
      action: 'Register',
      who: 'You',
      by: `by ${readerTime(until, zone, 'en')}`,
    }),
    hi: ({ title, until }, zone) => ({
      title: `“${title}” की एक सीट आपके लिए रखी गई है`,
      description: 'प्रतीक्षा सूची में अगला नाम आपका था। समय पर पंजीकरण न करने पर यह अगले व्यक्ति को मिलेगी।',
      action: 'पंजीकरण करें',
      who: 'आप',
      by: `${readerTime(until, zone, 'hi')} तक`,
    }),
  },
  {
    id: LAPSED,
    topic: 'registrations',
    opens: 'fullscreen',
    en: ({ title, entry }) => ({
      title: `The seat for “${title}” is no longer kept for you`,
      ...(entry === 'closed'
        ? { description: 'Registration closed before you registered.', who: 'Nobody', by: 'nothing is due' }
        : {
            description: 'Its time ended before you registered. You can wait again, at the end of the line.',
            who: 'You',
            by: 'only if you still want a seat',
          }),
      action: 'See the page',
    }),
    hi: ({ title, entry }) => ({
      title: `“${title}” की सीट अब आपके लिए नहीं रखी है`,
      ...(entry === 'closed'
        ? { description: 'आपके पंजीकरण करने से पहले पंजीकरण बंद हो गया।', who: 'कोई नहीं', by: 'कुछ बाकी नहीं है' }
        : {
            description: 'पंजीकरण से पहले उसका समय पूरा हो गया। आप फिर से सूची के अंत में प्रतीक्षा कर सकते हैं।',
            who: 'आप',
            by: 'केवल यदि सीट अब भी चाहिए',
          }),
      action: 'पेज देखें',
    }),
  },
]

import { readerTime, type Template } from '../../../notifications/contract'

export const APPROVED = 'manage.changes-approved'
export const SENT_BACK = 'manage.changes-sent-back'
export const REVISED = 'manage.revised'
export const ASKED = 'manage.asked'

/** To the organizer, what became of their changes; to whoever is registered, that what they agreed to is different now. */
export const revisionTemplates: readonly Template[] = [
  {
    id: APPROVED,
    topic: 'listings',
    opens: 'fullscreen',
    en: ({ title }) => ({
      title: `Your changes of “${title}” are public`,
      description: 'Everybody reads them now, and its page lists what was changed.',
      action: 'See its page',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ title }) => ({
      title: `“${title}” में आपके बदलाव अब सबको दिखते हैं`,
      description: 'अब सब लोग इन्हें पढ़ते हैं, और पेज पर लिखा है कि क्या बदला।',
      action: 'पेज देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
  {
    id: SENT_BACK,
    topic: 'listings',
    opens: 'sidescreen',
    en: ({ title, reason }) => ({
      title: `Your changes of “${title}” came back`,
      description: `“${reason}” Until you hand them in again, it says what it said before.`,
      action: 'Go on writing',
      who: 'You',
      by: 'whenever you like: what is public stays as it is',
    }),
    hi: ({ title, reason }) => ({
      title: `“${title}” में आपके बदलाव लौट आए`,
      description: `“${reason}” जब तक आप इन्हें फिर नहीं भेजते, पेज पर पहले वाली बात ही रहेगी।`,
      action: 'लिखना जारी रखें',
      who: 'आप',
      by: 'जब चाहें: जो सबको दिखता है वह वैसा ही रहेगा',
    }),
  },
  {
    id: REVISED,
    topic: 'registrations',
    isWeighty: true,
    opens: 'fullscreen',
    en: ({ title }) => ({
      title: `“${title}” has changed`,
      description:
        'Its organizer changed something that you agreed to; its page lists what. What you sent stands, and you can withdraw it.',
      action: 'Read it',
      who: 'You',
      by: 'before its next date',
    }),
    hi: ({ title }) => ({
      title: `“${title}” में बदलाव हुआ है`,
      description:
        'आयोजक ने वह बात बदली है जिस पर आपने हामी भरी थी; क्या बदला, पेज पर लिखा है। आपने जो भेजा था वह बना हुआ है, और आप उसे वापस ले सकते हैं।',
      action: 'पढ़ें',
      who: 'आप',
      by: 'इसकी अगली तिथि से पहले',
    }),
  },
  {
    id: ASKED,
    topic: 'registrations',
    opens: 'fullscreen',
    en: ({ title, until }, zone) => ({
      title: `“${title}” asks you something more`,
      description: 'What you sent stands. The new question waits on your receipt, which its page leads to.',
      action: 'Answer it',
      who: 'You',
      by: `by ${readerTime(until, zone, 'en')}`,
    }),
    hi: ({ title, until }, zone) => ({
      title: `“${title}” में आपसे कुछ और पूछा गया है`,
      description: 'आपने जो भेजा वह बना हुआ है। नया सवाल आपकी रसीद पर है, जिस तक उसका पेज ले जाता है।',
      action: 'जवाब दें',
      who: 'आप',
      by: `${readerTime(until, zone, 'hi')} तक`,
    }),
  },
]

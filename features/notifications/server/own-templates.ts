import type { Template, Values } from '../contract'

const isApplication = ({ kind }: Values) => kind === 'job' || kind === 'internship'

/** Said of what other features publish. Each says in its second line who acts next. */
export const ownTemplates: readonly Template[] = [
  {
    id: 'notifications.approved',
    opens: 'fullscreen',
    en: ({ title }) => ({
      title: `“${title}” is public`,
      description: 'People can find it and enter. Next it is on you to share its page.',
      action: 'See its page',
    }),
    hi: ({ title }) => ({
      title: `“${title}” अब सबको दिखता है`,
      description: 'लोग इसे ढूँढ सकते हैं और आवेदन कर सकते हैं। अब इसका पेज साझा करना आपके हाथ में है।',
      action: 'पेज देखें',
    }),
  },
  {
    id: 'notifications.sent-back',
    opens: 'sidescreen',
    en: ({ title, reason }) => ({
      title: `“${title}” needs a change`,
      description: `“${reason}” Change it and submit it again: it waits for you.`,
      action: 'Change it',
    }),
    hi: ({ title, reason }) => ({
      title: `“${title}” में बदलाव चाहिए`,
      description: `“${reason}” इसे बदलें और फिर भेजें: यह आपकी प्रतीक्षा में है।`,
      action: 'बदलें',
    }),
  },
  {
    id: 'notifications.registered',
    opens: 'fullscreen',
    en: (values) => ({
      title: isApplication(values)
        ? `New applications for “${values.title}”`
        : `New registrations for “${values.title}”`,
      description: `${values.count} so far. They wait for your answer.`,
      action: 'See who they are',
    }),
    hi: (values) => ({
      title: isApplication(values) ? `“${values.title}” के लिए नए आवेदन` : `“${values.title}” के लिए नए पंजीकरण`,
      description: `अब तक ${values.count}। वे आपके उत्तर की प्रतीक्षा में हैं।`,
      action: 'देखें कौन हैं',
    }),
  },
  {
    id: 'notifications.received',
    opens: 'fullscreen',
    en: (values) => ({
      title: isApplication(values) ? `You have applied: ${values.title}` : `You are registered: ${values.title}`,
      description: 'Next the organizer reads it. You need do nothing until they write.',
      action: 'See the receipt',
    }),
    hi: (values) => ({
      title: isApplication(values) ? `आपका आवेदन पहुँच गया: ${values.title}` : `आपका पंजीकरण हो गया: ${values.title}`,
      description: 'अब आयोजक इसे पढ़ेंगे। उनके लिखने तक आपको कुछ नहीं करना है।',
      action: 'रसीद देखें',
    }),
  },
  {
    id: 'notifications.withdrawn',
    opens: 'fullscreen',
    en: ({ title, count }) => ({
      title: `Somebody withdrew from “${title}”`,
      description: `The seat is free again by itself; ${count} are left. You need do nothing.`,
      action: 'See who is left',
    }),
    hi: ({ title, count }) => ({
      title: `“${title}” से किसी ने नाम वापस लिया`,
      description: `जगह अपने आप खाली हो गई; अब ${count} बचे हैं। आपको कुछ नहीं करना है।`,
      action: 'देखें कौन बचे हैं',
    }),
  },
]

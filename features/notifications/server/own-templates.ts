import type { Template, Values } from '../contract'

/** By its link or by invitation alone. */
const isHidden = ({ visibility = 'public' }: Values) => visibility !== 'public'
const isApplication = ({ kind }: Values) => kind === 'job' || kind === 'internship'

/** Said of what other features publish. What has a mail of its own (decisions of `manage`, receipts of `registrations`) is not mailed again. */
export const ownTemplates: readonly Template[] = [
  {
    id: 'notifications.approved',
    topic: 'listings',
    notBy: ['email'],
    opens: 'fullscreen',
    en: (values) => ({
      title: isHidden(values) ? `“${values.title}” is open` : `“${values.title}” is public`,
      description: isHidden(values)
        ? 'It stands in no list: whoever has its link, or is invited, can enter.'
        : 'People can find it and enter.',
      action: 'See its page',
      who: 'You',
      by: 'whenever you like: sharing it is what helps now',
    }),
    hi: (values) => ({
      title: isHidden(values) ? `“${values.title}” अब खुला है` : `“${values.title}” अब सबको दिखता है`,
      description: isHidden(values)
        ? 'यह किसी सूची में नहीं है: जिनके पास इसका लिंक है या जिन्हें बुलाया गया है, वे आवेदन कर सकते हैं।'
        : 'लोग इसे ढूँढ सकते हैं और आवेदन कर सकते हैं।',
      action: 'पेज देखें',
      who: 'आप',
      by: 'जब चाहें: अब इसे साझा करना काम आएगा',
    }),
  },
  {
    id: 'notifications.sent-back',
    topic: 'listings',
    notBy: ['email'],
    opens: 'sidescreen',
    en: ({ title, reason }) => ({
      title: `“${title}” needs a change`,
      description: `“${reason}” Change it and submit it again.`,
      action: 'Change it',
      who: 'You',
      by: 'whenever you like: until then it is not public',
    }),
    hi: ({ title, reason }) => ({
      title: `“${title}” में बदलाव चाहिए`,
      description: `“${reason}” इसे बदलें और फिर भेजें।`,
      action: 'बदलें',
      who: 'आप',
      by: 'जब चाहें: तब तक यह सबको नहीं दिखेगा',
    }),
  },
  {
    id: 'notifications.registered',
    topic: 'listings',
    opens: 'fullscreen',
    en: (values) => ({
      title: isApplication(values)
        ? `New applications for “${values.title}”`
        : `New registrations for “${values.title}”`,
      description: `${values.count} so far. They wait for an answer.`,
      action: 'See who they are',
      who: 'You',
      by: 'before it closes',
    }),
    hi: (values) => ({
      title: isApplication(values) ? `“${values.title}” के लिए नए आवेदन` : `“${values.title}” के लिए नए पंजीकरण`,
      description: `अब तक ${values.count}। वे उत्तर की प्रतीक्षा में हैं।`,
      action: 'देखें कौन हैं',
      who: 'आप',
      by: 'इसके बंद होने से पहले',
    }),
  },
  {
    id: 'notifications.received',
    topic: 'registrations',
    notBy: ['email'],
    opens: 'fullscreen',
    en: (values) => ({
      title: isApplication(values) ? `You have applied: ${values.title}` : `You are registered: ${values.title}`,
      description: 'It has arrived. You need do nothing until the organizer writes.',
      action: 'See the receipt',
      who: 'The organizer',
      by: 'when they have read it',
    }),
    hi: (values) => ({
      title: isApplication(values) ? `आपका आवेदन पहुँच गया: ${values.title}` : `आपका पंजीकरण हो गया: ${values.title}`,
      description: 'यह पहुँच गया है। आयोजक के लिखने तक आपको कुछ नहीं करना है।',
      action: 'रसीद देखें',
      who: 'आयोजक',
      by: 'जब वे इसे पढ़ लें',
    }),
  },
  {
    id: 'notifications.withdrawn',
    topic: 'listings',
    opens: 'fullscreen',
    en: ({ title, count }) => ({
      title: `Somebody withdrew from “${title}”`,
      description: `The seat is free again by itself; ${count} are left.`,
      action: 'See who is left',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ title, count }) => ({
      title: `“${title}” से किसी ने नाम वापस लिया`,
      description: `जगह अपने आप ख़ाली हो गई; अब ${count} बचे हैं।`,
      action: 'देखें कौन बचे हैं',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
  {
    id: 'notifications.campaign',
    topic: 'announcements',
    opens: 'fullscreen',
    en: ({ titleEn, textEn }) => ({
      title: `${titleEn}`,
      description: `${textEn}`,
      action: 'See it',
      who: 'You',
      by: 'if it concerns you, whenever you like',
    }),
    hi: ({ titleHi, textHi }) => ({
      title: `${titleHi}`,
      description: `${textHi}`,
      action: 'देखें',
      who: 'आप',
      by: 'यदि यह आपके काम का है, जब चाहें',
    }),
  },
  {
    id: 'notifications.test',
    topic: 'security',
    opens: 'sidescreen',
    en: () => ({
      title: 'This is a test',
      description: 'You asked for it under Notifications. It goes by every way that reaches you.',
      action: 'See the settings',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: () => ({
      title: 'यह एक जाँच है',
      description: 'आपने इसे सूचनाओं की सेटिंग में माँगा। यह हर उस रास्ते से आती है जो आप तक पहुँचता है।',
      action: 'सेटिंग देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
  {
    id: 'notifications.mail-bounced',
    topic: 'security',
    notBy: ['email'],
    opens: 'fullscreen',
    en: ({ address }) => ({
      title: 'Mail to you comes back',
      description: `The server of ${address} refuses it, so we write there no more. Change your address, or have it tried again.`,
      action: 'Set it right',
      who: 'You',
      by: 'before the next mail that you wait for',
    }),
    hi: ({ address }) => ({
      title: 'आपको भेजी मेल लौट आती है',
      description: `${address} का सर्वर उसे नहीं लेता, इसलिए हम वहाँ नहीं लिख रहे। पता बदलें, या फिर कोशिश करने को कहें।`,
      action: 'ठीक करें',
      who: 'आप',
      by: 'उस अगली मेल से पहले, जिसका आपको इंतज़ार है',
    }),
  },
]

import type { Template } from '../../notifications/contract'

/** Each says in its second line who acts next. */
export const ownTemplates: readonly Template[] = [
  {
    id: 'discussion.asked',
    opens: 'fullscreen',
    en: ({ title }) => ({
      title: `A question about “${title}”`,
      description: 'Everybody who looks at it reads the answer. It waits for yours.',
      action: 'Answer it',
    }),
    hi: ({ title }) => ({
      title: `“${title}” के बारे में एक सवाल`,
      description: 'जवाब हर देखने वाला पढ़ता है। अब आपके जवाब की प्रतीक्षा है।',
      action: 'जवाब दें',
    }),
  },
  {
    id: 'discussion.answered',
    opens: 'fullscreen',
    en: ({ title }) => ({
      title: `Your question about “${title}” has an answer`,
      description: 'You need do nothing; ask again if something is still open.',
      action: 'Read it',
    }),
    hi: ({ title }) => ({
      title: `“${title}” के बारे में आपके सवाल का जवाब आया`,
      description: 'आपको कुछ नहीं करना है; कुछ बाकी हो तो फिर पूछिए।',
      action: 'जवाब पढ़ें',
    }),
  },
  {
    id: 'discussion.updated',
    opens: 'fullscreen',
    en: ({ title, text }) => ({
      title: `News of “${title}”`,
      description: `${text} You take part, so read whether something is for you to do.`,
      action: 'Read all of it',
    }),
    hi: ({ title, text }) => ({
      title: `“${title}” की नई सूचना`,
      description: `${text} आप इसमें शामिल हैं, इसलिए देख लीजिए कि आपको कुछ करना है या नहीं।`,
      action: 'पूरा पढ़ें',
    }),
  },
  {
    id: 'discussion.removed',
    opens: 'sidescreen',
    en: ({ title, why }) => ({
      title: `What you wrote about “${title}” was taken away`,
      description: `A moderator says: “${why}” You may write it anew without that.`,
      action: 'See the page',
    }),
    hi: ({ title, why }) => ({
      title: `“${title}” पर आपका लिखा हटा दिया गया`,
      description: `मॉडरेटर ने लिखा: “${why}” इसके बिना आप फिर से लिख सकते हैं।`,
      action: 'पेज देखें',
    }),
  },
  {
    id: 'discussion.report-removed',
    opens: 'sidescreen',
    en: ({ title }) => ({
      title: `What you reported on “${title}” is gone`,
      description: 'A moderator took it away. Thank you; nothing more is for you to do.',
      action: 'See the page',
    }),
    hi: ({ title }) => ({
      title: `“${title}” पर आपकी शिकायत के बाद वह हटा दिया गया`,
      description: 'मॉडरेटर ने उसे हटा दिया। धन्यवाद; आपको और कुछ नहीं करना है।',
      action: 'पेज देखें',
    }),
  },
  {
    id: 'discussion.report-kept',
    opens: 'sidescreen',
    en: ({ title, why }) => ({
      title: `What you reported on “${title}” stays`,
      description: `A moderator read it: “${why}” Nothing more is for you to do.`,
      action: 'See the page',
    }),
    hi: ({ title, why }) => ({
      title: `“${title}” पर आपकी शिकायत: वह बना रहेगा`,
      description: `मॉडरेटर ने पढ़ा और लिखा: “${why}” आपको और कुछ नहीं करना है।`,
      action: 'पेज देखें',
    }),
  },
]

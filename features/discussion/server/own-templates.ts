import type { Template, Topic } from '../../notifications/contract'

/** What is said of questions, answers, news and reports. */
export const ownTemplates: readonly Template[] = [
  {
    id: 'discussion.asked',
    topic: 'discussion',
    opens: 'fullscreen',
    en: ({ title }) => ({
      title: `A question about “${title}”`,
      description: 'Everybody who looks at it reads the answer.',
      action: 'Answer it',
      who: 'You',
      by: 'while it is open',
    }),
    hi: ({ title }) => ({
      title: `“${title}” के बारे में एक सवाल`,
      description: 'जवाब हर देखने वाला पढ़ता है।',
      action: 'जवाब दें',
      who: 'आप',
      by: 'जब तक यह खुला है',
    }),
  },
  {
    id: 'discussion.answered',
    topic: 'discussion',
    opens: 'fullscreen',
    en: ({ title }) => ({
      title: `Your question about “${title}” has an answer`,
      description: 'Ask again if something is still open.',
      action: 'Read it',
      who: 'You',
      by: 'only if something is still open',
    }),
    hi: ({ title }) => ({
      title: `“${title}” के बारे में आपके सवाल का जवाब आया`,
      description: 'कुछ बाकी हो तो फिर पूछें।',
      action: 'जवाब पढ़ें',
      who: 'आप',
      by: 'केवल यदि कुछ बाकी हो',
    }),
  },
  {
    id: 'discussion.updated',
    topic: 'discussion',
    // Changes of dates and rules are told this way.
    isWeighty: true,
    isBulk: true,
    opens: 'fullscreen',
    en: ({ title, text }) => ({
      title: `News of “${title}”`,
      description: `${text}`,
      action: 'Read all of it',
      who: 'You',
      by: 'as soon as you have read it',
    }),
    hi: ({ title, text }) => ({
      title: `“${title}” की नई सूचना`,
      description: `${text}`,
      action: 'पूरा पढ़ें',
      who: 'आप',
      by: 'इसे पढ़ते ही',
    }),
  },
  {
    id: 'discussion.removed',
    topic: 'discussion',
    opens: 'sidescreen',
    en: ({ title, why }) => ({
      title: `What you wrote about “${title}” was taken away`,
      description: `A moderator says: “${why}” You may write it anew without that.`,
      action: 'See the page',
      who: 'You',
      by: 'whenever you like',
    }),
    hi: ({ title, why }) => ({
      title: `“${title}” पर आपका लिखा हटा दिया गया`,
      description: `मॉडरेटर ने लिखा: “${why}” इसके बिना आप फिर से लिख सकते हैं।`,
      action: 'पेज देखें',
      who: 'आप',
      by: 'जब चाहें',
    }),
  },
  {
    id: 'discussion.report-removed',
    topic: 'discussion',
    opens: 'sidescreen',
    en: ({ title }) => ({
      title: `What you reported on “${title}” is gone`,
      description: 'A moderator took it away. Thank you.',
      action: 'See the page',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ title }) => ({
      title: `“${title}” पर आपकी शिकायत के बाद वह हटा दिया गया`,
      description: 'मॉडरेटर ने उसे हटा दिया। धन्यवाद।',
      action: 'पेज देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
  {
    id: 'discussion.report-kept',
    topic: 'discussion',
    opens: 'sidescreen',
    en: ({ title, why }) => ({
      title: `What you reported on “${title}” stays`,
      description: `A moderator read it: “${why}”`,
      action: 'See the page',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ title, why }) => ({
      title: `“${title}” पर आपकी शिकायत: वह बना रहेगा`,
      description: `मॉडरेटर ने पढ़ा और लिखा: “${why}”`,
      action: 'पेज देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
  {
    id: 'discussion.report-sent-back',
    topic: 'discussion',
    opens: 'sidescreen',
    en: ({ title }) => ({
      title: `“${title}” went back to whoever published it`,
      description: 'It is out of sight until it was changed and checked anew. Thank you for your report.',
      action: 'See the page',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ title }) => ({
      title: `“${title}” प्रकाशित करने वाले को लौटा दिया गया`,
      description: 'बदले जाने और फिर से जाँचे जाने तक यह दिखाई नहीं देगा। शिकायत के लिए धन्यवाद।',
      action: 'पेज देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
  {
    id: 'discussion.report-taken-back',
    topic: 'discussion',
    opens: 'sidescreen',
    en: ({ title }) => ({
      title: `What you reported on “${title}” was taken back`,
      description: 'Nobody reads it any more. Thank you.',
      action: 'See the page',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ title }) => ({
      title: `“${title}” पर आपने जिसकी शिकायत की, वह वापस ले लिया गया`,
      description: 'अब उसे कोई नहीं पढ़ता। धन्यवाद।',
      action: 'पेज देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
  {
    id: 'discussion.listing-held',
    topic: 'discussion',
    opens: 'sidescreen',
    en: ({ title }) => ({
      title: `“${title}” is out of sight for now`,
      description: 'Several people reported it. A moderator looks at it; what people registered is kept.',
      action: 'See your listings',
      who: 'A moderator',
      by: 'within two days',
    }),
    hi: ({ title }) => ({
      title: `“${title}” अभी दिखाई नहीं दे रहा`,
      description: 'कई लोगों ने इसकी शिकायत की। एक मॉडरेटर इसे देखेगा; पंजीकरण सुरक्षित हैं।',
      action: 'अपनी लिस्टिंग देखें',
      who: 'मॉडरेटर',
      by: 'दो दिन के भीतर',
    }),
  },
  {
    id: 'discussion.listing-removed',
    topic: 'discussion',
    // What somebody decided about one's own, with its reason.
    isWeighty: true,
    opens: 'sidescreen',
    en: ({ title, why }) => ({
      title: `“${title}” was taken down`,
      description: `People reported it, and a moderator says: “${why}”`,
      action: 'See your listings',
      who: 'You',
      by: 'whenever you like',
    }),
    hi: ({ title, why }) => ({
      title: `“${title}” हटा दिया गया`,
      description: `लोगों ने इसकी शिकायत की, और मॉडरेटर ने लिखा: “${why}”`,
      action: 'अपनी लिस्टिंग देखें',
      who: 'आप',
      by: 'जब चाहें',
    }),
  },
]

export const ownTopic: Topic = {
  id: 'discussion',
  label: { en: 'Questions, answers and news', hi: 'सवाल, जवाब और सूचनाएँ' },
  text: {
    en: 'Of opportunities that you asked about, take part in or publish.',
    hi: 'उन अवसरों के, जिनके बारे में आपने पूछा, जिनमें भाग लिया या जिन्हें प्रकाशित किया।',
  },
}

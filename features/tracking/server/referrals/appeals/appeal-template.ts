import type { Template, Topic } from '../../../../notifications/contract'

export const referralTopic: Topic = {
  id: 'referrals',
  label: { en: 'My referrals', hi: 'मेरे रेफ़रल' },
  text: {
    en: 'What was taken back, and answers to what you said against a refusal.',
    hi: 'जो वापस लिया गया, और किसी इनकार पर आपकी अपील के जवाब।',
  },
}

/** What a person decided on an appeal. */
export const appealTemplate: Template = {
  id: 'tracking.appeal-decided',
  topic: referralTopic.id,
  // A result, and nobody else looks at it again.
  isWeighty: true,
  opens: 'sidescreen',
  en: ({ outcome, why }) => ({
    title: outcome === 'accepted' ? 'Your appeal was accepted' : 'Your appeal was declined',
    description: `${outcome === 'accepted' ? 'The referral counts like any other from now on' : 'The referral stays refused'}: “${why}”`,
    action: 'See your referrals',
    who: 'Nobody',
    by: 'nothing is due',
  }),
  hi: ({ outcome, why }) => ({
    title: outcome === 'accepted' ? 'आपकी अपील मान ली गई' : 'आपकी अपील नहीं मानी गई',
    description: `${outcome === 'accepted' ? 'रेफ़रल अब दूसरों की तरह गिना जाएगा' : 'रेफ़रल नहीं गिना जाएगा'}: “${why}”`,
    action: 'अपने रेफ़रल देखें',
    who: 'कोई नहीं',
    by: 'कुछ बाकी नहीं है',
  }),
}

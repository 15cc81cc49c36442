import type { Template, Topic } from '../../../notifications/contract'

const hasLevels = (levels: string | number | undefined) => Number(levels) > 1

export const badgeTopic: Topic = {
  id: 'badges',
  label: { en: 'Points and badges', hi: 'अंक और बैज' },
  text: { en: 'Badges that you earn.', hi: 'जो बैज आपको मिलते हैं।' },
  offBy: ['email'],
}

export const badgeTemplates: readonly Template[] = [
  {
    id: 'gamification.badge-earned',
    topic: 'badges',
    opens: 'fullscreen',
    en: ({ badge, level, levels }) => ({
      title: `New badge: ${badge}`,
      description: hasLevels(levels) ? `You reached level ${level} of ${levels}.` : 'It stands on your profile.',
      action: 'See your badges',
      who: 'Nobody',
      by: 'it is yours',
    }),
    hi: ({ badgeHi, level, levels }) => ({
      title: `नया बैज: ${badgeHi}`,
      description: hasLevels(levels) ? `आप ${levels} में से स्तर ${level} पर पहुँचे।` : 'यह आपकी प्रोफ़ाइल पर है।',
      action: 'अपने बैज देखें',
      who: 'कोई नहीं',
      by: 'यह आपका है',
    }),
  },
  {
    id: 'gamification.badge-lost',
    topic: 'badges',
    opens: 'fullscreen',
    en: ({ badge, level }) => ({
      title: `“${badge}” is ${Number(level) > 0 ? `back at level ${level}` : 'no longer yours'}`,
      description: 'What it was given for was taken back. Your lines of points say which.',
      action: 'See your badges',
      who: 'You',
      by: 'whenever you like: it can be earned again',
    }),
    hi: ({ badgeHi, level }) => ({
      title: Number(level) > 0 ? `“${badgeHi}” वापस स्तर ${level} पर है` : `“${badgeHi}” अब आपके पास नहीं है`,
      description: 'जिस बात पर यह मिला था, वह वापस ली गई। आपके अंकों की पंक्तियाँ बताती हैं कि कौन-सी।',
      action: 'अपने बैज देखें',
      who: 'आप',
      by: 'जब चाहें: यह फिर मिल सकता है',
    }),
  },
]

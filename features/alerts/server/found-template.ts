import type { Template, Topic } from '../../notifications/contract'

const isOne = (count: string | number | undefined) => Number(count) === 1

/** Behind the bell: what a kept search found, and what to do with it. */
export const foundTemplate: Template = {
  id: 'alerts.found',
  topic: 'alerts',
  // It has a mail of its own, with what was found and in the search's own rhythm.
  notBy: ['email'],
  opens: 'fullscreen',
  en: ({ name, count, first }) => ({
    title: isOne(count) ? `New for “${name}”: ${first}` : `${count} new for “${name}”`,
    description: 'Your search found this.',
    action: isOne(count) ? 'See it' : 'See the list',
    who: 'You',
    by: 'before it closes',
  }),
  hi: ({ name, count, first }) => ({
    title: isOne(count) ? `“${name}” में नया: ${first}` : `“${name}” में ${count} नए अवसर`,
    description: 'आपकी खोज को यह मिला।',
    action: isOne(count) ? 'देखें' : 'सूची देखें',
    who: 'आप',
    by: 'इसके बंद होने से पहले',
  }),
}

export const foundTopic: Topic = {
  id: 'alerts',
  label: { en: 'Searches I keep', hi: 'मेरी सहेजी हुई खोजें' },
  text: {
    en: 'What is new in them, in the rhythm of each search.',
    hi: 'उनमें जो नया है, हर खोज की अपनी लय में।',
  },
}

import type { Template } from '../../notifications/contract'

const isOne = (count: string | number | undefined) => Number(count) === 1

/** Behind the bell: what a kept search found, and what to do with it. */
export const foundTemplate: Template = {
  id: 'alerts.found',
  opens: 'fullscreen',
  en: ({ name, count, first }) => ({
    title: isOne(count) ? `New for “${name}”: ${first}` : `${count} new for “${name}”`,
    description: 'Your search found this. Next it is on you to look at it before it closes.',
    action: isOne(count) ? 'See it' : 'See the list',
  }),
  hi: ({ name, count, first }) => ({
    title: isOne(count) ? `“${name}” में नया: ${first}` : `“${name}” में ${count} नए अवसर`,
    description: 'आपकी खोज को यह मिला। बंद होने से पहले इसे देखना अब आपके हाथ में है।',
    action: isOne(count) ? 'देखें' : 'सूची देखें',
  }),
}

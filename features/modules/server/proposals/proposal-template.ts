import type { Template } from '../../../notifications/contract'

/** To all others who may switch modules. `who` is empty for the command line. */
export const proposalTemplate: Template = {
  id: 'modules.proposed',
  topic: 'security',
  opens: 'fullscreen',
  isUrgent: true,
  en: ({ feature, who, why }) => ({
    title: `Switching “${feature}” off waits for a second person`,
    description: `${who || 'The command line'}: ${why}`,
    action: 'Approve or decline it',
    who: 'You, or another who may switch modules',
    by: 'within a day: after it the proposal lapses',
  }),
  hi: ({ feature, who, why }) => ({
    title: `“${feature}” को बंद करना दूसरे व्यक्ति की राह देख रहा है`,
    description: `${who || 'कमांड लाइन'}: ${why}`,
    action: 'स्वीकार करें या मना करें',
    who: 'आप, या कोई और जो मॉड्यूल बदल सकता है',
    by: 'एक दिन में: उसके बाद प्रस्ताव ख़त्म हो जाता है',
  }),
}

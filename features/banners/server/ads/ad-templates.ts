import type { Template } from '../../../notifications/contract'

type Outcome = 'approved' | 'sent-back' | 'stopped'

const titles: Readonly<Record<Outcome, { readonly en: string; readonly hi: string }>> = {
  approved: { en: 'was approved', hi: 'मंज़ूर हुआ' },
  'sent-back': { en: 'was sent back', hi: 'वापस भेजा गया' },
  stopped: { en: 'was stopped', hi: 'रोका गया' },
}
const outcomeOf = (outcome: string | number | undefined) => titles[outcome as Outcome] ?? titles.stopped

/** What somebody else did with an ad that one wrote or handed in. */
export const adTemplate: Template = {
  id: 'banners.ad-decided',
  topic: 'listings',
  opens: 'fullscreen',
  en: ({ ad, outcome, why }) => ({
    title: `The ad “${ad}” ${outcomeOf(outcome).en}`,
    description: why ? `The reason: “${why}”` : 'It runs at its times.',
    action: 'See the ads',
    who: outcome === 'sent-back' ? 'You' : 'Nobody',
    by: outcome === 'sent-back' ? 'whenever you like: change it and hand it in again' : 'nothing is due',
  }),
  hi: ({ ad, outcome, why }) => ({
    title: `विज्ञापन “${ad}” ${outcomeOf(outcome).hi}`,
    description: why ? `कारण: “${why}”` : 'यह अपने समय पर चलेगा।',
    action: 'विज्ञापन देखें',
    who: outcome === 'sent-back' ? 'आप' : 'कोई नहीं',
    by: outcome === 'sent-back' ? 'जब चाहें: बदलकर फिर से भेजें' : 'कुछ बाकी नहीं है',
  }),
}

import type { Trigger } from '../../contract'

/** What this feature hears itself (`deeds.ts`). */
export const ownTriggers: readonly Trigger[] = [
  { id: 'gamification.signed-up', label: { en: 'Somebody joins', hi: 'कोई जुड़ता है' } },
  { id: 'gamification.profile-complete', label: { en: 'A profile is complete', hi: 'प्रोफ़ाइल पूरी होती है' } },
  { id: 'gamification.registered', label: { en: 'Somebody registers', hi: 'कोई पंजीकरण करता है' } },
  { id: 'gamification.answered', label: { en: 'Somebody answers a question', hi: 'कोई सवाल का जवाब देता है' } },
  { id: 'gamification.published', label: { en: 'An opportunity goes public', hi: 'कोई अवसर प्रकाशित होता है' } },
]

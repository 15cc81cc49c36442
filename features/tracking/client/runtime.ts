import { contributeWith, defineRuntime, provide, providePerVisit, visit } from '../../../kernel/index'
import { browserTasks, httpClient } from '../../web/contract'
import { consent } from '../contract'
import { createConsent } from './consent'
import { createSuggestions } from './rounds/create-suggestions'
import { suggestions } from './rounds/suggestions'
import { createWatching } from './create-watching'
import type { Form } from './views/view-body'
import { watching } from './watching'

/** How often each list is looked through (spec §9). */
const EVERY_MS: Readonly<Record<Form, number>> = { groups: 15_000, articles: 15_000, mentors: 10_000 }
const VISIT_EVERY_MS = 15_000
/** Looks at a number in storage, and asks the server every ten days (spec §9). */
const ROUNDS_EVERY_MS = 15_000

export const runtime = defineRuntime({
  provides: [
    providePerVisit(consent, [httpClient, visit], createConsent),
    provide(watching, [], createWatching),
    provide(suggestions, [], () => createSuggestions()),
  ],
  contributes: [
    ...(Object.entries(EVERY_MS) as [Form, number][]).map(([form, everyMs]) =>
      contributeWith(browserTasks, [watching], ({ tell }) => ({
        id: `tracking.tell-${form}`,
        // Whichever is looked at: the one that leads may stand behind others for hours. Numbers and a lock keep a view from being told twice.
        where: 'every-tab' as const,
        everyMs,
        run: () => tell(form),
      })),
    ),
    contributeWith(browserTasks, [watching], ({ noteVisit }) => ({
      id: 'tracking.note-visit',
      where: 'every-tab' as const,
      everyMs: VISIT_EVERY_MS,
      run: noteVisit,
    })),
    contributeWith(browserTasks, [suggestions], ({ check }) => ({
      id: 'tracking.check-rounds',
      // As above: whoever works in a second tab is told there.
      where: 'every-tab' as const,
      everyMs: ROUNDS_EVERY_MS,
      run: check,
    })),
  ],
})

import type { Job, Subscription } from '../../data/contract'
import { profileChanged } from '../../profile/contract'
import { accountEnabled, addressesChanged, signedUp } from '../../session/contract'
import type { Live } from '../../web/contract'
import { announce } from './live-topic'
import type { PersonFacts } from './person-facts'

/** Once a night: who changed while this feature was off, and accounts that changed by other ways. */
export function projectPeopleJob(facts: PersonFacts): Job {
  return {
    id: 'rules.project-people',
    cron: '40 2 * * *',
    run: async ({ signal }) => ({ people: await facts.projectAll(signal) }),
  }
}

type OfPerson = { readonly personId: number }

/** Whoever looks at their answers meanwhile is shown the new ones. */
function follows(id: string, { eventName }: { readonly eventName: string }) {
  return (facts: PersonFacts, live: Live): Subscription<OfPerson> => ({
    id,
    event: eventName,
    async handle({ personId }, { tx }) {
      await facts.project(personId, tx)
      await announce(live, personId, tx)
    },
  })
}

export const followProfile = follows('rules.follow-profile', profileChanged)
/** Who was invited at an address is so while it is theirs. */
export const followAddresses = follows('rules.follow-addresses', addressesChanged)

/** Who was disabled over night counts again. */
export const followEnabled = follows('rules.follow-enabled', accountEnabled)

export function followSignUp(facts: PersonFacts): Subscription<OfPerson> {
  return {
    id: 'rules.follow-sign-up',
    event: signedUp.eventName,
    handle: ({ personId }, { tx }) => facts.project(personId, tx),
  }
}

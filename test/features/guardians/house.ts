import { consents } from '../../../features/guardians/contract'
import { guardiansServer } from '../../../features/guardians/server/feature'
import { profileServer } from '../../../features/profile/server/feature'
import { rulesServer } from '../../../features/rules/server/feature'
import { waitlistServer } from '../../../features/waitlist/server/feature'
import type { Caller } from '../../support/api'
import type { DatabaseKind } from '../../support/database'
import { bootRegistrations } from '../registrations/house'

export const GUARDIAN = { name: 'Sunita Joshi', email: 'sunita.joshi@example.in' }
/** On 21/11/26 of the house's clock. */
export const SIXTEEN = '2010-03-04'

export type Mail = { readonly to: string; readonly about: string; readonly text: string; readonly subject: string }

/** Registrations, waitlists and profiles, with ages and guardians. The demo's minor has a guardian who has not answered. */
export async function bootGuardians(kind: DatabaseKind) {
  const more = [rulesServer, profileServer, waitlistServer, guardiansServer]
  const house = await bootRegistrations(kind, more, { guardians: { publicUrl: 'http://localhost:4000' } })
  const mails = async (about: string): Promise<readonly Mail[]> =>
    ((await house.nobody.get('/api/mail/messages')).body as readonly Mail[]).filter((each) => each.about === about)
  /** The key of the newest mail's link to an address. */
  const keyTo = async (email: string, about = 'guardians.ask') =>
    /token=([\w-]+)/.exec((await mails(about)).find(({ to }) => to === email)?.text ?? '')?.[1] ?? ''

  return {
    ...house,
    consents: house.kernel.get(consents),
    mails,
    keyTo,
    /** Whoever is 16 from here on, with this guardian asked; answers the key of the mail's link. */
    async minor(word: string, guardian = { ...GUARDIAN, email: `${word}.parent@example.in` }) {
      const caller = await house.as(word)
      // Demo accounts are of age: the house takes that back, as their person may.
      await caller.put('/api/rules/facts', { bornOn: SIXTEEN })
      await caller.post('/api/guardians/own', guardian)
      return { caller, key: await keyTo(guardian.email), guardian }
    },
    standing: async (caller: Caller) => (await caller.get('/api/guardians/own')).body.standing as string,
    agree: (key: string) =>
      house.nobody.post(`/api/guardians/asked/${key}`, { answer: 'given', isAdult: true, isGuardian: true }),
    refuse: (key: string) => house.nobody.post(`/api/guardians/asked/${key}`, { answer: 'refused' }),
  }
}

export type GuardiansHouse = Awaited<ReturnType<typeof bootGuardians>>

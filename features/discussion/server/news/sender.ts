import type { Imitations, Opportunity, VerifiedOrganizers } from '../../../listings/contract'

export interface Sender {
  readonly name: string
  /** Whose name the organisation's own would be taken for; null where it stands there as it is. */
  readonly looksLike: string | null
}

/** In both languages at once: a sender's name is the same for all. */
const UNNAMED = 'Unverified organizer · असत्यापित आयोजक'

/** The house writes in its own name to everybody; an organisation that has it in theirs would be taken for it. */
const HOUSE = 'Foothold'
const namesHouse = (name: string) => name.normalize('NFKD').toLowerCase().includes(HOUSE.toLowerCase())

export type SenderOf = (opportunity: Pick<Opportunity, 'organisation' | 'organizerId'>) => Promise<Sender>

/**
 * Whom news comes from, by the look-alikes and the verified names of listings: a name that would be taken for another one's, or is another verified one's,
 * gives way to one that imitates nobody. It is not refused: who is registered may have to hear of a new hall all the same. Not inside a transaction.
 */
export function createSenderOf(imitations: Imitations, verified: VerifiedOrganizers): SenderOf {
  return async ({ organisation, organizerId }) => {
    const named = organizerId === null ? [] : [{ organisation, organizerId }]
    const [imitated, [verification]] = await Promise.all([imitations.of([organisation]), verified.of(named)])
    if (verification?.of === 'organizer') return { name: organisation, looksLike: null }
    const others = verification?.of === 'others' ? verification.name : undefined
    const looksLike = imitated.get(organisation) ?? others ?? (namesHouse(organisation) ? HOUSE : undefined)
    return looksLike === undefined ? { name: organisation, looksLike: null } : { name: UNNAMED, looksLike }
  }
}

import { findPerson } from '../../session/contract'
import type { LiveTopic } from '../../web/contract'
import type { Opportunities } from './opportunities'

/** `<name>:12`: something of opportunity 12 is different, for whoever is signed in and may read of it. */
export const opportunityTopic = (
  { id, name }: Pick<LiveTopic, 'id' | 'name'>,
  opportunities: Opportunities,
): LiveTopic => ({
  id,
  name,
  may: (subject, argument) =>
    findPerson(subject) !== undefined &&
    /^\d{1,9}$/.test(argument) &&
    opportunities.getShown(Number(argument), subject).then(
      () => true,
      () => false,
    ),
})

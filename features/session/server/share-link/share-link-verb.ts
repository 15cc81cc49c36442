import { didYouMean } from '../../../../kernel/index'
import type { Clock } from '../../../data/contract'
import type { Verb } from '../../../modules/contract'
import { webErrors } from '../../../web/contract'
import type { Partner } from './partners'
import { sealShareLink } from './share-links'

/** `share-link`: the link that a partner's program would make, to try it out and to be read as an example. */
export function shareLinkVerb(partners: readonly Partner[], clock: Clock, publicUrl: string): Verb {
  const usage = 'share-link <key id> <e-mail> <path> <name …>'
  return {
    id: 'session.share-link',
    usage,
    says: "Prints a partner's link for a person: good once, for 5 minutes. SHARE_LINK_KEYS has the keys.",
    async run({ args: [keyId, email, path, ...name], print }) {
      if (!keyId || !email || !path || name.length === 0)
        throw webErrors.badRequest(`Say by whom, for whom and where: ${usage}`)
      const partner = partners.find(({ id }) => id === keyId)
      if (!partner) {
        const ids = partners.map(({ id }) => id)
        throw webErrors.notFound(`SHARE_LINK_KEYS has no key "${keyId}".${didYouMean(keyId, ids)}`)
      }
      if (!/^\/(?![/\\])/.test(path))
        throw webErrors.badRequest(`"${path}" is no path of ours: it begins with one "/".`)
      const address = new URL(path, publicUrl)
      address.searchParams.set('esd', sealShareLink(partner, { email, name: name.join(' ') }, clock.now()))
      address.searchParams.set('esk', partner.id)
      print(address.href)
      return 0
    },
  }
}

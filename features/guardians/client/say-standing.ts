import { formatDateTime, useLanguage, useText } from '../../ui/kit'
import type { OwnConsent } from '../contract/wire'

/** Where one stands, in a sentence with name, address and day; and how it is marked. */
export function useSayStanding() {
  const t = useText()
  const language = useLanguage()
  return (own: OwnConsent) => {
    const { standing, guardian, askedAt, until, answeredAt, takenBackAt } = own
    const at = { 'taken-back': takenBackAt, given: answeredAt, refused: answeredAt }[standing as string] ?? askedAt
    const said = t(`guardians.state.${standing}`, {
      name: guardian?.name ?? '',
      email: guardian?.email ?? '',
      date: at ? formatDateTime(at, language) : '',
      until: until ? formatDateTime(until, language) : '',
    })
    return own.comesBack ? `${said} ${t('guardians.comesBack')}` : said
  }
}

export const toneOf = ({ standing, comesBack }: OwnConsent) =>
  standing === 'given' || standing === 'free'
    ? ('success' as const)
    : standing === 'asked' && !comesBack
      ? ('info' as const)
      : ('warning' as const)

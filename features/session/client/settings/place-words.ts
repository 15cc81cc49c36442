import { intlLocaleOf, useLanguage, useText } from '../../../ui/kit'

interface Place {
  readonly place: string | null
  readonly address: string | null
  readonly timeZone: string | null
}

/**
 * Where somebody was, in words, as far as it is known: this computer, the local network, else the network's part of the address; and the
 * clock that the browser there is set to. A map of addresses would name a town, and often the wrong one.
 */
export function usePlaceWords() {
  const t = useText()
  const language = useLanguage()
  return ({ place, address, timeZone }: Place) => {
    const zone = timeZone && zoneWords(timeZone, intlLocaleOf(language))
    return [place ? t(`session.place.${place}`) : address, zone && t('session.place.zone', { zone })]
      .filter(Boolean)
      .join(' · ')
  }
}

/** "India Standard Time"; undefined for what this browser does not know. */
function zoneWords(timeZone: string, locale: string): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
    return parts.find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}

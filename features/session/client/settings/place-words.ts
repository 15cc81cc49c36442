import { useText } from '../../../ui/kit'

/** Where an address is, in words where it tells: this computer, the local network; else the network's part of it. */
export function usePlaceWords() {
  const t = useText()
  return ({ place, address }: { readonly place: string | null; readonly address: string | null }) =>
    place ? t(`session.place.${place}`) : (address ?? '')
}

import type { Point } from '../../../kernel/index'
import { LazyPart, useShown } from '../../web/kit'

interface PlacedPart {
  readonly place: string
  readonly load: () => Promise<{ readonly Part: () => unknown }>
}

interface PlacedPartsProps<P extends PlacedPart> {
  readonly of: Point<P>
  readonly place: P['place']
}

/** What features put into one place of the profile panel or of the footer; one that fails is left out. */
export function PlacedParts<P extends PlacedPart>({ of, place }: PlacedPartsProps<P>) {
  const shown = useShown(of).filter(({ item }) => item.place === place)
  return shown.map(({ id, feature, item }) => (
    <LazyPart
      key={id}
      feature={feature}
      load={item.load}
      draw={(module) => {
        const Part = module.Part as () => React.ReactNode
        return <Part />
      }}
    />
  ))
}

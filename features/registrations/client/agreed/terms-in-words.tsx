import { LazyPart, useShown } from '../../../web/kit'
import { type TermsPartProps, termsParts } from '../../contract'

/** Who may take part, rule by rule, by whoever knows how rules are said; `instead` where nobody does, or while they are out of reach. */
export function TermsInWords({ was, now, instead }: TermsPartProps & { readonly instead?: React.ReactNode }) {
  const parts = useShown(termsParts)
  if (parts.length === 0) return instead
  return parts.map(({ id, feature, item }) => (
    <LazyPart
      key={id}
      feature={feature}
      load={item.load}
      instead={instead}
      draw={({ Part }) => {
        const Drawn = Part as (props: TermsPartProps) => React.ReactNode
        return <Drawn was={was} now={now} />
      }}
    />
  ))
}

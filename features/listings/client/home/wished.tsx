import { useText } from '../../../ui/kit'
import type { HomeSectionModule } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { wishedRequest } from '../requests'
import { useUnwanted } from '../use-unwanted'
import { NewCard } from './new-card'
import { Rail } from './rail'

/** What whoever is signed in said that they look for; nothing stands there where they never did, or where there is none. */
function Wished() {
  const t = useText()
  const { data } = useData(wishedRequest)
  const hidden = useUnwanted() ?? []
  const wanted = data?.items.filter(({ id }) => !hidden.includes(id)) ?? []
  if (!data || wanted.length === 0) return null
  const ids = data.items.map(({ id }) => id)
  return (
    <Rail
      id="wished"
      title={t('listings.wished.title')}
      says={t('listings.wished.says')}
      {...(data.changeAt && { more: { href: data.changeAt, label: t('listings.wished.change') } })}
    >
      {wanted.map((listing) => (
        <NewCard key={listing.id} listing={listing} now={data.now} among={ids} />
      ))}
    </Rail>
  )
}

export const section: HomeSectionModule = { Section: Wished, data: () => ({}) }

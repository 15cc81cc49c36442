import { Card, Cover, KindTag, OrgLogo, useText } from '../../../ui/kit'
import type { HomeSectionModule } from '../../../web/contract'
import type { Listing } from '../../contract/wire'
import { kindById } from '../kind-of'
import { homeRequest } from '../requests'
import { useFacts } from '../use-facts'
import { Where } from '../where'
import { CardEnds } from './card-ends'
import { CardMarks } from './card-marks'
import styles from './card.module.css'
import { CardWords } from './card-words'
import { Rail } from './rail'
import { useHomeLists } from './use-home-lists'

/** The largest prize of each kind that has prizes. */
function Featured() {
  const t = useText()
  const lists = useHomeLists()
  if (!lists || lists.featured.length === 0) return null
  const more = { href: '/all-opportunities?type=hackathon,competition,scholarship,quiz', label: t('listings.seeAll') }
  return (
    <Rail id="featured" title={t('listings.featured.title')} says={t('listings.featured.says')} more={more}>
      {lists.featured.map((listing, at) => (
        <Poster key={listing.id} listing={listing} now={lists.now} among={lists.ids} deep={at % 2 === 1} />
      ))}
    </Rail>
  )
}

interface PosterProps {
  readonly listing: Listing
  readonly now: string
  readonly among: readonly number[]
  readonly deep: boolean
}

function Poster({ listing, now, among, deep }: PosterProps) {
  const t = useText()
  const facts = useFacts()
  const kind = kindById(listing.kind)
  return (
    <Card as="li" pad="none" lifting className={styles.card}>
      <span className={styles.cover}>
        <Cover kind={kind?.hold ?? 'event'} id={listing.id} deep={deep} />
      </span>
      <span className={styles.over}>
        <OrgLogo name={listing.organisation.name} src={listing.organisation.logo} />
        {kind ? <KindTag kind={kind.hold}>{t(kind.label)}</KindTag> : null}
      </span>
      <div className={styles.poster}>
        <CardWords
          listing={listing}
          facts={[facts.pay(listing), facts.team(listing), <Where key="where" listing={listing} />]}
        />
        <CardEnds {...{ listing, now, among }} />
      </div>
      <CardMarks listing={listing} className={styles.onCover} />
    </Card>
  )
}

export const section: HomeSectionModule = { Section: Featured, data: () => ({ home: homeRequest() }) }

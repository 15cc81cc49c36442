import type { PageModule } from '../../../web/contract'
import { LinesPage } from './lines-page'

/** `/coupons` (spec §2.3, Coins): how many there are, and why. */
export const page: PageModule = {
  Page: () => <LinesPage currency="coins" />,
  head: ({ t }) => ({ title: t('gamification.title.coins'), robots: 'noindex' }),
}

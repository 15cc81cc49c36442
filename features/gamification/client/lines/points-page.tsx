import type { PageModule } from '../../../web/contract'
import { LinesPage } from './lines-page'

/** `/user/points`: why one has the points that one has. */
export const page: PageModule = {
  Page: () => <LinesPage currency="points" />,
  head: ({ t }) => ({ title: t('gamification.title.points'), robots: 'noindex' }),
}

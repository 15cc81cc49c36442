import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon, useText } from '../../../ui/kit'
import { session } from '../../../session/contract'
import { useService } from '../../../web/kit'
import { listingReasons } from '../../contract'
import { ofPath } from '../requests'
import styles from './discussion.module.css'
import { ReportDialog } from './report-dialog'

/** Below all that is said of an opportunity: the way to tell moderators that it does harm itself. */
export function ReportListing({ opportunityId }: { readonly opportunityId: number }) {
  const t = useText()
  const { asSomeone } = useService(session)
  const [isReporting, setReporting] = useState(false)
  return (
    <div className={styles.reportListing}>
      <Button size="small" variant="quiet" onClick={() => asSomeone(() => setReporting(true))}>
        <Icon of={Flag} size={16} />
        {t('discussion.reportListing')}
      </Button>
      {isReporting ? (
        <ReportDialog
          path={ofPath(opportunityId)}
          title={t('discussion.reportListing')}
          says={t('discussion.reportListing.says')}
          reasons={listingReasons}
          called={{ spam: 'discussion.reason.notOne' }}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </div>
  )
}

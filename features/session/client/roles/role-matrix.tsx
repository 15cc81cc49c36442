import { Check, Grid3x3 } from 'lucide-react'
import { useState } from 'react'
import { Button, Dialog, ErrorCard, Icon, Skeleton, useText, VisuallyHidden } from '../../../ui/kit'
import { apiRequest } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { roles } from '../../contract'
import type { PermissionTable } from '../../contract/wire-rights'
import { API } from './requests'
import styles from './role-matrix.module.css'

const request = apiRequest<PermissionTable>(`${API}/permissions`)

/** Which role gives what, for all roles at once. */
export function RoleMatrix() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Grid3x3} size={16} />
        {t('session.roles.matrix')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('session.roles.matrix')} width={1040}>
        <Matrix />
      </Dialog>
    </>
  )
}

function Matrix() {
  const t = useText()
  const table = useData(request)
  if (table.isPending) return <Skeleton label={t('session.roles.loading')} />
  if (table.isError) return <ErrorCard error={table.error} onRetry={() => void table.refetch()} />
  return (
    // Wider than a phone: it scrolls in itself, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.matrix} tabIndex={0} role="region" aria-label={t('session.roles.matrix')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('session.roles.permission')}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                <span>{role}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.data.items.map((each) => (
            <tr key={each.permission}>
              <th scope="row">{each.permission}</th>
              {roles.map((role) => (
                <td key={role}>
                  {each.roles.includes(role) || each.roles.includes('user') ? (
                    <>
                      <Icon of={Check} size={16} />
                      <VisuallyHidden>{t('session.roles.yes')}</VisuallyHidden>
                    </>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

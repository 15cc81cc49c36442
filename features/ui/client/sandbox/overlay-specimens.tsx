import { Ellipsis, Pencil, SlidersHorizontal, Sparkles, Trash2, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useService } from '../../../web/kit'
import { toasts } from '../../contract/index'
import {
  Banner,
  Breadcrumbs,
  Button,
  Dialog,
  Drawer,
  IconButton,
  Menu,
  Note,
  Popover,
  Tabs,
  Tooltip,
  useText,
} from '../../kit'
import { Row, Specimens } from './specimen'

export function OverlaySpecimens() {
  const t = useText()
  const messages = useService(toasts)
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const close = () => setOpen(undefined)
  return (
    <Specimens name="overlays">
      <Row>
        <Button onClick={() => setOpen('dialog')}>{t('ui.sandbox.dialog')}</Button>
        <Button onClick={() => setOpen('drawer')}>{t('ui.sandbox.drawer')}</Button>
        {(['success', 'warning', 'danger', 'info'] as const).map((tone) => (
          <Button
            key={tone}
            variant="tinted"
            onClick={() => messages.show({ tone, text: t(`ui.sandbox.tone.${tone}`) })}
          >
            {t('ui.sandbox.toast', { tone: t(`ui.sandbox.tone.${tone}`) })}
          </Button>
        ))}
        <Popover
          label={t('ui.sandbox.view')}
          trigger={(trigger) => (
            <IconButton {...trigger} icon={SlidersHorizontal} label={t('ui.sandbox.view')} bordered />
          )}
        >
          <p>{t('ui.sandbox.emptyText')}</p>
        </Popover>
        <Menu
          label={t('ui.sandbox.more')}
          trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('ui.sandbox.more')} bordered />}
          items={[
            { id: 'edit', label: t('ui.sandbox.edit'), icon: Pencil },
            { id: 'off', label: t('ui.sandbox.alerts'), note: t('ui.needsInternet'), disabled: true },
            'rule',
            { id: 'delete', label: t('ui.confirm.delete'), icon: Trash2, danger: true },
          ]}
        />
        <Tooltip text={t('ui.sandbox.cityHint')}>
          {(described) => <Button {...described}>{t('ui.sandbox.city')}</Button>}
        </Tooltip>
      </Row>
      <Banner tone="offline" icon={WifiOff}>
        {t('ui.offline')}
      </Banner>
      <Banner tone="info" icon={Sparkles} actions={<Button size="small">{t('ui.tryAgain')}</Button>}>
        {t('ui.sandbox.emptyText')}
      </Banner>
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Note key={tone} tone={tone}>
          {t('ui.sandbox.emptyText')}
        </Note>
      ))}
      <Breadcrumbs crumbs={[{ label: t('ui.sandbox.kind.internship'), href: '#' }, { label: t('ui.sandbox.pune') }]} />
      <SandboxTabs />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={t('ui.sandbox.dialog')}
        text={t('ui.sandbox.askText')}
        footer={
          <Button variant="primary" onClick={close}>
            {t('ui.close')}
          </Button>
        }
      >
        {t('ui.sandbox.emptyText')}
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title={t('ui.sandbox.drawer')}>
        {t('ui.sandbox.emptyText')}
      </Drawer>
    </Specimens>
  )
}

function SandboxTabs() {
  const t = useText()
  const [tab, setTab] = useState<'board' | 'table'>('board')
  const tabs = [
    { id: 'board', label: t('ui.sandbox.board'), count: 14 },
    { id: 'table', label: t('ui.sandbox.table') },
  ] as const
  return (
    <Tabs label={t('ui.sandbox.view')} tabs={tabs} value={tab} onChange={setTab}>
      {t('ui.sandbox.emptyText')}
    </Tabs>
  )
}

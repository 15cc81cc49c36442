import { Bell, Bookmark, Pencil, Search } from 'lucide-react'
import { Button, ButtonLink, type ButtonVariant, ChooseFile, Icon, IconButton, useText } from '../../kit'
import { Row, Specimens } from './specimen'

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'tinted', 'quiet', 'danger', 'signal']

export function ActionSpecimens() {
  const t = useText()
  const apply = t('ui.sandbox.apply')
  return (
    <Specimens name="actions">
      {VARIANTS.map((variant) => (
        <Row key={variant} label={t(`ui.sandbox.variant.${variant}`)}>
          <Button variant={variant} size="small">
            {apply}
          </Button>
          <Button variant={variant}>{apply}</Button>
          <Button variant={variant} size="large">
            <Icon of={Search} /> {apply}
          </Button>
          <Button variant={variant} loading>
            {apply}
          </Button>
          <Button variant={variant} disabled>
            {apply}
          </Button>
        </Row>
      ))}
      <Row>
        <Button variant="primary" disabledReason={t('ui.needsInternet')}>
          {apply}
        </Button>
        <ButtonLink href="#sandbox-actions">{t('ui.sandbox.link')}</ButtonLink>
        <ChooseFile label={t('ui.sandbox.file')} accept={['image/png']} onChoose={() => {}}>
          {t('ui.sandbox.file')}
        </ChooseFile>
        <IconButton icon={Search} label={t('ui.sandbox.search')} />
        <IconButton icon={Pencil} label={t('ui.sandbox.edit')} bordered size="small" />
        <IconButton icon={Bookmark} label={t('ui.sandbox.save')} pressed={false} look="saved" />
        <IconButton icon={Bookmark} label={t('ui.sandbox.save')} pressed look="saved" />
        <IconButton icon={Bell} label={t('ui.sandbox.news', { count: 4 })} count={4} />
        <IconButton icon={Bell} label={t('ui.sandbox.news', { count: 1 })} count="some" />
        <IconButton icon={Bell} label={t('ui.sandbox.search')} disabled />
        <IconButton icon={Bell} label={t('ui.sandbox.search')} loading />
      </Row>
    </Specimens>
  )
}

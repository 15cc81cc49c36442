import { useEffect, useState } from 'react'
import { Button, Card, Field, GlobalLine, ModuleBar, SavingOverlay, TextInput, useText, WaitDialog } from '../../kit'
import { Row, Specimens } from './specimen'

type Wait = 'line' | 'module' | 'saving' | 'dialog'

const SHOWN_MS = 2500

/** What one sees while waiting (spec §4), each for a moment. */
export function WaitSpecimens() {
  const t = useText()
  const [wait, setWait] = useState<Wait>()
  useEffect(() => {
    if (!wait) return
    const timer = setTimeout(() => setWait(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [wait])
  return (
    <Specimens name="waits">
      <Row>
        <Button onClick={() => setWait('line')}>{t('ui.loading')}</Button>
        <Button onClick={() => setWait('module')}>{t('ui.sandbox.moduleBar')}</Button>
        <Button onClick={() => setWait('dialog')}>{t('ui.sandbox.waitDialog')}</Button>
      </Row>
      <Card>
        <Field label={t('ui.sandbox.name')}>
          <TextInput autoComplete="off" />
        </Field>
        <Row>
          <Button variant="primary" loading={wait === 'saving'} onClick={() => setWait('saving')}>
            {t('ui.sandbox.save')}
          </Button>
        </Row>
        {wait === 'saving' ? <SavingOverlay /> : null}
      </Card>
      {wait === 'line' ? <GlobalLine ofPage label={t('ui.loading')} /> : null}
      {wait === 'module' ? <ModuleBar label={t('ui.opening', { title: t('ui.sandbox.title') })} /> : null}
      {wait === 'dialog' ? <WaitDialog label={t('ui.sandbox.waitDialog')} /> : null}
    </Specimens>
  )
}

import type { ComponentType } from 'react'
import { Button, useText } from '../../../ui/kit'
import { LazyPart, useShown } from '../../../web/kit'
import { signUpEnds } from '../../contract'
import { StepHead } from './step-head'

interface SignUpDoneProps {
  readonly name: string
  readonly onGoOn: () => void
}

/** Nothing is left to say: what there is for them now, and on to where they wanted to go. */
export function SignUpDone({ name, onGoOn }: SignUpDoneProps) {
  const t = useText()
  const ends = useShown(signUpEnds)
  return (
    <>
      <StepHead title={t('session.done.title', { name })}>{t('session.done.text')}</StepHead>
      <Button variant="primary" size="large" onClick={onGoOn}>
        {t('session.done.goOn')}
      </Button>
      {/* Below the button, which stays where it is when they arrive. */}
      {ends.map(({ feature, item }) => (
        <LazyPart
          key={item.id}
          feature={feature}
          load={item.load}
          draw={({ Part }) => {
            const Drawn = Part as ComponentType
            return <Drawn />
          }}
        />
      ))}
    </>
  )
}

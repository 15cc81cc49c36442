import type { ComponentType } from 'react'
import { useText } from '../../../ui/kit'
import { LazyPart, useShown } from '../../../web/kit'
import { signUpEnds } from '../../contract'
import { ShortStep } from './short-step'

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
      <ShortStep
        title={t('session.done.title', { name })}
        text={t('session.done.text')}
        on={t('session.done.goOn')}
        onGoOn={onGoOn}
      />
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

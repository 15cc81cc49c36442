import { useEffect, useRef, useState } from 'react'
import { useId } from '../../../web/kit'
import { cssVars } from '../css-vars'
import { formatNumber } from '../format/numbers'
import { useLanguage } from '../text/text-context'
import styles from './range-facet.module.css'

export interface RangeStep {
  readonly value: string
  /** As it is read: "₹15,000+ a month". */
  readonly label: string
  /** How many reach it. Those of the next step are among them. */
  readonly count: number
}

interface RangeFacetProps {
  /** What is set, for who does not see the scale. */
  readonly label: string
  /** In place of a step's label as long as none is chosen. */
  readonly any: string
  /** The least first. */
  readonly steps: readonly RangeStep[]
  readonly chosen: string | undefined
  /** Label and count in one sentence. */
  readonly say: (step: RangeStep) => string
  readonly onChange: (value: string | undefined) => void
}

/** Who goes along a scale with the keyboard means where they stop. */
const SETTLED_MS = 400

/**
 * A filter of what grows: from which step on, below the drawing of how many stand at each. Before the first step, none is chosen. The thumb
 * is where its reader left it, however late the list comes.
 */
export function RangeFacet({ label, any, steps, chosen, say, onChange }: RangeFacetProps) {
  const id = useId()
  const language = useLanguage()
  const drawn = steps.findIndex(({ value }) => value === chosen) + 1
  const [place, setPlace] = useState(drawn)
  const asked = useRef(drawn)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (timer.current !== undefined) return
    asked.current = drawn
    setPlace(drawn)
  }, [drawn])

  function settle(next: number, ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      if (next === asked.current) return
      asked.current = next
      onChange(steps[next - 1]?.value)
    }, ms)
  }

  const at = Math.min(place, steps.length)
  const step = steps[at - 1]
  const own = steps.map(({ count }, each) => Math.max(0, count - (steps[each + 1]?.count ?? 0)))
  const highest = Math.max(1, ...own)
  return (
    <div className={styles.range} style={cssVars({ '--steps': steps.length, '--at': at })}>
      <output htmlFor={id} className={styles.said}>
        <span>{step?.label ?? any}</span>
        {step ? <span className={styles.count}>{formatNumber(step.count, language)}</span> : null}
      </output>
      <div className={styles.bars} aria-hidden="true">
        {own.map((count, each) => (
          <span
            key={steps[each]?.value}
            className={each < at - 1 ? styles.out : styles.bar}
            style={cssVars({ '--share': count / highest })}
          />
        ))}
      </div>
      <div className={styles.scale}>
        <input
          id={id}
          type="range"
          className={styles.input}
          min={0}
          max={steps.length}
          value={at}
          aria-label={label}
          aria-valuetext={step ? say(step) : any}
          onChange={({ currentTarget }) => {
            setPlace(currentTarget.valueAsNumber)
            settle(currentTarget.valueAsNumber, SETTLED_MS)
          }}
          onPointerUp={({ currentTarget }) => settle(currentTarget.valueAsNumber, 0)}
        />
      </div>
    </div>
  )
}

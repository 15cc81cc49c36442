import type { HoldKind } from '../../contract/index'
import { holdShapes } from './hold-shapes'

export interface HoldProps {
  readonly kind: HoldKind
  readonly size?: number
  /** The kind's own colour unless told; any colour of the tokens. */
  readonly colour?: string
}

/** The mark of a kind. Silent: the kind is always written next to it. */
export function Hold({ kind, size = 24, colour = `var(--kind-${kind})` }: HoldProps) {
  const { path, bolt } = holdShapes[kind]
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path fill={colour} d={path} />
      <circle cx={bolt[0]} cy={bolt[1]} r="8" fill="rgb(0 0 0/.5)" />
    </svg>
  )
}

export interface PlacedHoldProps extends Omit<HoldProps, 'size'> {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Degrees. */
  readonly turn?: number
  readonly bolt?: string
  /** The outline in the wall's colour. */
  readonly edge?: string
}

/** A hold somewhere on a wall, inside an svg. */
export function PlacedHold({ kind, x, y, scale, turn = 0, colour, bolt, edge = 'none' }: PlacedHoldProps) {
  const { path, bolt: at } = holdShapes[kind]
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.trunc(turn)}) scale(${scale.toFixed(3)}) translate(-50 -50)`
  return (
    <g transform={place}>
      <path fill={colour ?? `var(--kind-${kind})`} stroke={edge} strokeWidth="5" paintOrder="stroke" d={path} />
      <circle cx={at[0]} cy={at[1]} r="6.5" fill={bolt ?? 'rgb(0 0 0/.45)'} />
    </g>
  )
}

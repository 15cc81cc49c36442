import { PlacedHold, Wall } from '../../../ui/kit'

const PINE = '#0B4538'

const holds = [
  { kind: 'event', x: 66, y: 424, scale: 0.62, turn: -20, colour: '#E58FB1' },
  { kind: 'job', x: 150, y: 352, scale: 0.95, turn: 8, colour: '#6E95F5' },
  { kind: 'quiz', x: 262, y: 392, scale: 0.5, colour: '#5CC2CE' },
  { kind: 'competition', x: 330, y: 262, scale: 1.25, turn: -18, colour: '#EA5A34' },
  { kind: 'scholarship', x: 238, y: 170, scale: 0.72, turn: 12, colour: '#8CCB63' },
  { kind: 'internship', x: 440, y: 176, scale: 1.5, colour: '#FFB627' },
  { kind: 'hackathon', x: 545, y: 300, scale: 0.8, turn: 18, colour: '#D676B3' },
  { kind: 'mentor', x: 560, y: 66, scale: 0.85, turn: -14, colour: '#FFF3D6' },
  { kind: 'course', x: 352, y: 66, scale: 0.55, turn: 10, colour: '#9CCBEA' },
] as const

/** The wall of the hero with a route up to the right. */
export function HeroArt() {
  return (
    <svg viewBox="0 0 620 470" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Wall id="wall-hero" width={620} height={470} step={31} dots="rgb(255 255 255/.12)" />
      <path
        d="M66 424L150 352L330 262L440 176L560 66"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="2"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      {holds.map((hold) => (
        <PlacedHold key={hold.kind} {...hold} edge={PINE} />
      ))}
    </svg>
  )
}

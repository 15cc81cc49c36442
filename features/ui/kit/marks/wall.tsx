export interface WallProps {
  /** Names the dot pattern in the page; derive it from what is drawn, so that server and browser agree. */
  readonly id: string
  readonly width: number
  readonly height: number
  /** Distance of the bolt holes: 22 on covers, 27 to 31 on heroes. */
  readonly step?: number
  readonly dots: string
}

/** The bolt holes of a climbing wall, inside an svg. Never behind text to read. */
export function Wall({ id, width, height, step = 22, dots }: WallProps) {
  return (
    <>
      <defs>
        <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse">
          <circle cx={step / 2} cy={step / 2} r="1.5" fill={dots} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  )
}

import type { OverlayOptions } from 'sharp'
import type { Font, Fonts } from './fonts'

/** What stands on the picture, in words of one language. */
export interface Card {
  readonly kind: string
  readonly colour: string
  readonly title: string
  readonly organisation: string
  /** Pay, and until when: up to two short lines. */
  readonly facts: readonly string[]
}

export const WIDTH = 1200
export const HEIGHT = 630
const MARGIN = 72
const TITLE_ROOM = 260
/** The wall and what is written on it (VISUAL: deep pine stays the same in light and dark). */
const colours = { wall: '#0B4538', bolt: '#155A49', text: '#FFFFFF', quiet: '#BFD8CF', mark: '#FFB627' }
const HOLD = 'M19 40C23 17 55 8 76 24c18 14 16 44-2 57-20 13-49 6-55-14-3-9-2-18 0-27z'
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) =>
  text.replace(/[\u0000-\u001f]|\p{Surrogate}/gu, ' ').replace(/[&<>]/g, (mark) => entities[mark] as string)

const wall = ({ colour }: Card) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><pattern id="bolts" width="30" height="30" patternUnits="userSpaceOnUse"><circle cx="15" cy="15" r="2" fill="${colours.bolt}"/></pattern></defs>
  <rect width="100%" height="100%" fill="${colours.wall}"/>
  <rect x="720" width="480" height="100%" fill="url(#bolts)"/>
  <g transform="translate(965 -22) scale(2.3) rotate(8)"><path d="${HOLD}" fill="${colour}"/><circle cx="49" cy="49" r="4" fill="${colours.wall}"/></g>
  <g transform="translate(${MARGIN - 6} 56) scale(1.5)"><path d="M7 5h22.5a5.5 5.5 0 0 1 0 11H18v15.5a5.5 5.5 0 0 1-11 0z" fill="#fff"/><path d="M24.3 19.6c4.3-1 8.4.7 8.9 4.3.5 3.4-2.6 6.3-6.4 6.7-3.6.4-6.2-1.4-6.5-4.5-.3-3.2 1.4-5.9 4-6.5z" fill="${colours.mark}"/></g>
</svg>`

interface Line {
  readonly text: string
  readonly font: Font
  readonly size: number
  readonly weight: number
  readonly colour: string
  readonly width: number
}

type Sharp = typeof import('sharp')['default']

/** Draws with the site's fonts; Devanagari is shaped, whatever language stands beside it. */
export function createCardDrawer(sharp: Sharp, fonts: Fonts) {
  const markup = ({ text, font, weight, colour }: Line) =>
    `<span font_family="${font.family}, ${fonts.hindi.family}" font_weight="${weight}" foreground="${colour}">${escape(text)}</span>`

  const blank = sharp({ create: { width: 1, height: 1, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()

  async function line(asked: Line, fontfile = asked.font.files[0]) {
    const drawn = sharp({
      text: {
        text: markup(asked),
        font: `${asked.font.family} ${asked.size}`,
        ...(fontfile && { fontfile }),
        rgba: true,
        width: asked.width,
        wrap: 'word-char',
        dpi: 72,
      },
    }).png()
    try {
      const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
      return { input: data, height: info.height }
    } catch (error) {
      // Signs that nobody sees: an empty line is the picture of them.
      if (/no text to render/.test(String(error))) return { input: await blank, height: asked.size }
      throw error
    }
  }

  /** Each font is known to the library from the first text on that names its file. */
  const known = (async () => {
    for (const font of Object.values(fonts))
      for (const file of font.files)
        await line({ text: 'अa', font, size: 20, weight: 400, colour: colours.text, width: 100 }, file)
  })()

  /** The title as large as it can be; one that is far too long ends in dots. */
  async function title(text: string) {
    const base = { font: fonts.heading, weight: 700, colour: colours.text, width: WIDTH - 2 * MARGIN - 60 }
    for (const size of [76, 64, 54]) {
      const drawn = await line({ ...base, text, size })
      if (drawn.height <= TITLE_ROOM) return drawn
    }
    for (let length = 110; ; length -= 20) {
      const drawn = await line({ ...base, text: `${[...text].slice(0, length).join('').trim()}…`, size: 54 })
      if (drawn.height <= TITLE_ROOM || length <= 30) return drawn
    }
  }

  return async function draw(card: Card): Promise<Buffer> {
    await known
    const width = WIDTH - 2 * MARGIN
    const text = (said: string, size: number, weight: number, colour: string) =>
      line({ text: [...said].slice(0, 60).join(''), font: fonts.text, size, weight, colour, width })
    const layers: OverlayOptions[] = []
    const put = (drawn: { readonly input: Buffer }, top: number, left = MARGIN) =>
      layers.push({ input: drawn.input, left, top: Math.round(top) })
    put(await text('Foothold', 34, 700, colours.text), 62, MARGIN + 60)
    put(await text(card.kind, 28, 600, colours.mark), 150)
    const head = await title(card.title)
    put(head, 196)
    put(await text(card.organisation, 34, 600, colours.quiet), 196 + head.height + 24)
    let bottom = HEIGHT - 56
    for (const fact of card.facts.toReversed()) {
      const drawn = await text(fact, 32, 600, colours.text)
      bottom -= drawn.height
      put(drawn, bottom)
      bottom -= 18
    }
    return sharp(Buffer.from(wall(card)))
      .composite(layers)
      .png({ compressionLevel: 9, palette: true, quality: 90 })
      .toBuffer()
  }
}

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { emotions } from '#shared/whisper/answer'
import { faceSvg } from '../../../../client/admin/icons/faceSvg'
import { Face } from '../../../../client/ui/face/Face'
import { rasterSvg } from '../../../qr/rasterSvg'

const pixels = (svg: string) => Buffer.from(rasterSvg(svg).data)

/** As on a page, sized as its styles would. */
function onPage(emotion: (typeof emotions)[number]): string {
  return renderToStaticMarkup(<Face emotion={emotion} still />).replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" ',
  )
}

describe.each(emotions)('the SVG file of the %s face', (emotion) => {
  const svg = faceSvg(emotion, '#000000', 512)

  test('looks like the face on the pages', () => {
    expect(pixels(svg).equals(pixels(onPage(emotion)))).toBe(true)
  })

  test('includes its size, colors and an accessible title', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="512" height="512" /)
    expect(svg).toContain('viewBox="0 0 56 56" fill="#000000"')
    expect(svg).toContain(`<title>Whisper, ${emotion}</title>`)
    expect(svg).not.toMatch(/currentColor|class=|style=|var\(|strokeWidth/)
  })

  test('is drawn in white for dark backgrounds', () => {
    const white = faceSvg(emotion, '#ffffff', 512)
    expect(white).toContain('stroke="#ffffff"')
    expect(white).not.toContain('#000000')
    expect(new Set(pixels(white))).toEqual(new Set([255]))
  })
})

test('no two faces look alike', () => {
  const drawn = emotions.map((emotion) => pixels(faceSvg(emotion, '#000000', 512)).toString('hex'))
  expect(new Set(drawn).size).toBe(emotions.length)
})

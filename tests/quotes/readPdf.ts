/** A PDF as a reader sees it: the text of each page with its position, and the metadata. */
import { getDocument } from 'unpdf/pdfjs'

export interface Piece {
  text: string
  /** Its start and baseline, in millimeters from the top left of the page. */
  x: number
  y: number
  width: number
  /** Font size in millimeters. */
  size: number
}

export interface ReadPdf {
  pages: Piece[][]
  /** All text, in the order it was written. */
  text: string
  information: string
}

const millimeters = 25.4 / 72

export async function readPdf(data: ArrayBuffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(data.slice(0)), verbosity: 0 })
  const pdf = await task.promise
  const pages: Piece[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const [, , , height = 0] = page.view
    const { items } = await page.getTextContent()
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [
              {
                text: item.str,
                x: Number(item.transform[4]) * millimeters,
                y: (height - Number(item.transform[5])) * millimeters,
                width: item.width * millimeters,
                size: item.height * millimeters,
              },
            ]
          : [],
      ),
    )
  }
  const { info, metadata } = await pdf.getMetadata()
  await task.destroy()
  return {
    pages,
    text: pages.flatMap((pieces) => pieces.map(({ text }) => text)).join('\n'),
    information: JSON.stringify([info, metadata?.getRaw() ?? null]),
  }
}

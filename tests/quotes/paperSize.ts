/** The paper sizes of a PDF's pages in points, read from its bytes. */
export function paperSizes(pdf: ArrayBuffer | Uint8Array): [width: number, height: number][] {
  const raw = Buffer.from(pdf as Uint8Array).toString('latin1')
  const boxes = [...raw.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return boxes.map(([, width, height]) => [Number(width), Number(height)])
}

export const sizeOf = { a4: [595.28, 841.89], letter: [612, 792] } as const

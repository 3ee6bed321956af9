/** An animated WebP from browser screenshots, each shown for a time. */
export interface Frame {
  /** A WebP without transparency, all of the same size. */
  picture: Buffer
  ms: number
}

/** The chunks of a RIFF file in order, with their names. */
function* chunksOf(file: Buffer): Generator<{ name: string; whole: Buffer }> {
  for (let at = 12; at + 8 <= file.length;) {
    const length = 8 + file.readUInt32LE(at + 4)
    const padded = length + (length % 2)
    yield { name: file.toString('latin1', at, at + 4), whole: file.subarray(at, at + padded) }
    at += padded
  }
}

function chunk(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

function numbers(...each: readonly (readonly [value: number, bytes: number])[]): Buffer {
  const made = Buffer.alloc(each.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of each) at = made.writeUIntLE(value, at, bytes)
  return made
}

/** Loops forever. Consecutive identical frames are merged. */
export function movingPicture(frames: readonly Frame[], width: number, height: number): Buffer {
  const distinct: Frame[] = []
  for (const frame of frames) {
    const last = distinct.at(-1)
    if (last?.picture.equals(frame.picture)) last.ms += frame.ms
    else distinct.push({ ...frame })
  }
  const size = [
    [width - 1, 3],
    [height - 1, 3],
  ] as const
  const animated = 2
  const pieces = distinct.map(({ picture, ms }) => {
    const drawn = [...chunksOf(picture)].filter(({ name }) => /^VP8[ L]$/.test(name))
    const place = numbers([0, 3], [0, 3], ...size, [ms, 3], [0, 1])
    return chunk('ANMF', place, ...drawn.map(({ whole }) => whole))
  })
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', numbers([animated, 4], ...size)),
    chunk('ANIM', numbers([0xffffffff, 4], [0, 2])),
    ...pieces,
  ])
  return chunk('RIFF', body)
}

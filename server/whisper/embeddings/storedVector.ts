/** A vector as stored: base64, each number a byte, -127 to 127, scaled by the largest one. */

const byteMost = 127

export function toText(vector: Float32Array): string {
  const most = vector.reduce((sum, one) => Math.max(sum, Math.abs(one)), 0)
  const bytes = Int8Array.from(vector, (one) => Math.round((one / most) * byteMost))
  return Buffer.from(bytes).toString('base64')
}

/** Of length 1 again; null for one without direction. */
export function fromText(text: string): Float32Array | null {
  const bytes = new Int8Array(Buffer.from(text, 'base64'))
  const length = Math.hypot(...bytes)
  return length > 0 ? Float32Array.from(bytes, (one) => one / length) : null
}
